import { type RefObject, useEffect, useRef } from 'react';

/** Where the panel beside the land scrolls, it shows what is asked as soon as a person is asked something new. */
export function useTurnInView(seat: number | undefined, version: number): RefObject<HTMLElement | null> {
  const turn = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every version something new is asked
  useEffect(() => {
    const side = turn.current?.closest('.side');
    if (seat !== undefined && side) side.scrollTop = 0;
  }, [seat, version]);
  return turn;
}
