import { useLayoutEffect, useState } from 'react';
import type { Area } from '../camera/pane.ts';

/** What comes and goes over the land, without the land moving for it: words of others, a line that is broken. */
const NOTES = '[data-notes]';

/** Where notes lie over a box, seen from its corner, in pixels; asked for again whenever one comes or goes. */
export function useNotesOver(box: string | undefined): readonly Area[] {
  const [areas, setAreas] = useState<readonly Area[]>(NOWHERE);
  useLayoutEffect(() => {
    if (box === undefined) return;
    const notes = document.querySelector(NOTES);
    const board = document.querySelector(box);
    if (notes === null || board === null) return;
    const measure = () => setAreas((before) => same(before, areasOf(notes, board)));
    const observer = new ResizeObserver(measure);
    observer.observe(notes);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return areas;
}

const NOWHERE: readonly Area[] = [];

function areasOf(notes: Element, board: Element): readonly Area[] {
  const corner = board.getBoundingClientRect();
  return [...notes.children]
    .map((note) => note.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - corner.left,
      top: top - corner.top,
      right: right - corner.left,
      bottom: bottom - corner.top,
    }));
}

/** What has not changed is not drawn again. */
function same(before: readonly Area[], now: readonly Area[]): readonly Area[] {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
