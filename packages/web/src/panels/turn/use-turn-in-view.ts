import { type RefObject, useEffect, useRef } from 'react';

/** Where the panel beside the land scrolls, it shows what is asked as soon as a person is asked something new, or no longer anything. */
export function useTurnInView(seat: number | undefined, version: number): RefObject<HTMLElement | null> {
  const turn = useRef<HTMLElement>(null);
  // A panel at rest is left alone: to scroll it would lay the page out in the middle of a move.
  const scrolled = useRef<Element>(null);
  useEffect(() => {
    const side = turn.current?.closest('.side');
    const remember = () => {
      scrolled.current = side ?? null;
    };
    side?.addEventListener('scroll', remember, { passive: true });
    return () => side?.removeEventListener('scroll', remember);
  }, []);
  const asked = seat === undefined ? undefined : version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every version something new is asked
  useEffect(() => {
    if (scrolled.current === null) return;
    scrolled.current.scrollTop = 0;
    scrolled.current = null;
  }, [seat, asked]);
  return turn;
}
