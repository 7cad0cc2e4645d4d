import type { Point, Size } from '../camera/camera.ts';
import { aside, EDGE } from './aside.ts';

/** Pixels the tag of a feature takes at most, and how far it stays from what it tells of. */
export const TAG: Size = { width: 250, height: 92 };
const AWAY = 26;

/** The side of its point a tag is on, and how far it is moved to stay in the box. */
export interface TagPlace {
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly aside: number;
}

const SIDES = ['above', 'below', 'right', 'left'] as const satisfies readonly TagPlace['side'][];

/** Where a tag of this size at this point of the box covers the fewest of the spots one could choose. */
export function tagPlace(
  at: Point,
  size: Size,
  spots: readonly Point[],
  tag: Size = TAG,
  away: number = AWAY,
): TagPlace {
  const places = SIDES.map((side) => ({ side, ...boxFor(side, at, size, tag, away) }));
  const inBox = places.filter(({ box }) => isIn(box, size));
  const covered = (box: Box) => spots.filter((spot) => isOver(box, spot)).length;
  const fit = inBox.length > 0 ? inBox : places;
  const best = fit.reduce((one, other) => (covered(other.box) < covered(one.box) ? other : one));
  return { side: best.side, aside: best.aside };
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

function boxFor(
  side: TagPlace['side'],
  at: Point,
  size: Size,
  tag: Size,
  away: number,
): { readonly box: Box; readonly aside: number } {
  const half = tag.width / 2;
  if (side === 'left' || side === 'right') {
    const left = side === 'right' ? at.x + away : at.x - away - tag.width;
    const up = aside(at.y, tag.height / 2, size.height);
    return { box: { ...tag, left, top: at.y - tag.height / 2 + up }, aside: up };
  }
  const east = aside(at.x, half, size.width);
  const top = side === 'below' ? at.y + away : at.y - away - tag.height;
  return { box: { ...tag, left: at.x - half + east, top }, aside: east };
}

function isIn({ left, top, width, height }: Box, room: Size): boolean {
  return (
    left >= EDGE && top >= EDGE && left + width <= room.width - EDGE && top + height <= room.height - EDGE
  );
}

function isOver({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
