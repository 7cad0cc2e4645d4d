import type { Point, Size } from '../camera/camera.ts';
import { type Area, meet } from '../camera/pane.ts';
import { aside, EDGE } from './aside.ts';

/** Pixels the tag of a feature takes at most, and how far it stays from what it tells of. */
const TAG: Size = { width: 250, height: 92 };
const AWAY = 26;

/** The side of its point a tag is on, and how far it is moved to stay in the box. */
export interface TagPlace {
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly aside: number;
}

const SIDES = ['above', 'below', 'right', 'left'] as const satisfies readonly TagPlace['side'][];

/** A card would lie over the words: as bad as covering so many spots. */
const CARD = 5;

/** Where the tag of a feature at this point of the box covers the fewest of the spots one could choose, and no card if it can. */
export function tagPlace(
  at: Point,
  size: Size,
  spots: readonly Point[],
  cards: readonly Area[] = [],
): TagPlace {
  const places = SIDES.map((side) => ({ side, ...boxFor(side, at, size) }));
  const inBox = places.filter(({ box }) => isIn(box, size));
  const covered = (box: Box) =>
    spots.filter((spot) => isOver(box, spot)).length +
    CARD * cards.filter((card) => meet(areaOf(box), card)).length;
  const fit = inBox.length > 0 ? inBox : places;
  const best = fit.reduce((one, other) => (covered(other.box) < covered(one.box) ? other : one));
  return { side: best.side, aside: best.aside };
}

interface Box {
  readonly left: number;
  readonly top: number;
}

function boxFor(
  side: TagPlace['side'],
  at: Point,
  size: Size,
): { readonly box: Box; readonly aside: number } {
  const half = TAG.width / 2;
  if (side === 'left' || side === 'right') {
    const left = side === 'right' ? at.x + AWAY : at.x - AWAY - TAG.width;
    const up = aside(at.y, TAG.height / 2, size.height);
    return { box: { left, top: at.y - TAG.height / 2 + up }, aside: up };
  }
  const east = aside(at.x, half, size.width);
  const top = side === 'below' ? at.y + AWAY : at.y - AWAY - TAG.height;
  return { box: { left: at.x - half + east, top }, aside: east };
}

function isIn({ left, top }: Box, { width, height }: Size): boolean {
  return left >= EDGE && top >= EDGE && left + TAG.width <= width - EDGE && top + TAG.height <= height - EDGE;
}

const areaOf = ({ left, top }: Box): Area => ({
  left,
  top,
  right: left + TAG.width,
  bottom: top + TAG.height,
});

function isOver({ left, top }: Box, { x, y }: Point): boolean {
  return x >= left && x <= left + TAG.width && y >= top && y <= top + TAG.height;
}
