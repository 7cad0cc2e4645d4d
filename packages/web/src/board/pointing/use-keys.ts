import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Asked, askedBy, isRepeatable } from './keys.ts';

/**
 * Keys of the board: when it has the focus, and when nothing beside it has, so that a player with one hand on the mouse can turn the
 * tile without clicking first.
 */
export function useKeys(box: RefObject<HTMLElement | null>, onAsked: (asked: Asked) => void): void {
  const latest = useRef(onAsked);
  useLayoutEffect(() => {
    latest.current = onAsked;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForBoard(event, box.current)) return;
      const asked = askedBy(event);
      if (asked === undefined) return;
      event.preventDefault();
      if (!event.repeat || isRepeatable(asked)) latest.current(asked);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [box]);
}

function isForBoard({ target, key }: KeyboardEvent, box: HTMLElement | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]') !== null) return false;
  if (box === null) return false;
  if (target !== box && target.contains(box)) return true;
  if (!box.contains(target)) return false;
  const isPress = key === 'Enter' || key === ' ';
  return !(isPress && target.closest('button, a') !== null);
}
