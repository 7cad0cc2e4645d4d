import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the panel beside the land scrolls, it shows what is asked as soon as a person is asked something new, or no longer anything, and
 * how to confirm what is chosen on the land.
 */
export function useTurnInView(
  seat: number | undefined,
  version: number,
  chosen: number | undefined,
): RefObject<HTMLElement | null> {
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
  const show = () => {
    if (scrolled.current === null) return;
    scrolled.current.scrollTop = 0;
    scrolled.current = null;
  };
  const asked = seat === undefined ? undefined : version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every version something new is asked
  useEffect(show, [seat, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every choice
  useEffect(() => {
    if (chosen !== undefined && turn.current?.contains(document.activeElement) === false) show();
  }, [chosen]);
  return turn;
}
