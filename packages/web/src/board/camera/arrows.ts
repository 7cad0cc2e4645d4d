import { type Camera, type Point, type Size, TILE, toScreen } from './camera.ts';
import { areSeen, inSight } from './framing.ts';
import { type Area, meet, type Pane } from './pane.ts';
import { type Pin, withPins } from './part-asked.ts';

export const SIDES = ['west', 'north', 'east', 'south'] as const;
export type Side = (typeof SIDES)[number];

/** An arrow at the edge of the pane: to answers that are out of the picture, or to the last tile. */
export interface Arrow {
  readonly to: 'answers' | 'last';
  readonly side: Side;
  /** Where it leads, what is nearest first. */
  readonly cells: readonly Point[];
  /** Its middle in the pane, in pixels, and where it points, in degrees clockwise from the east. */
  readonly at: Point;
  readonly angle: number;
}

/** Pixels of an arrow: a finger meets it. */
const ARROW = 48;
/** What may be hidden of a cell that counts as seen, in board units; and of what is pinned, in pixels: cameras rest on whole ones. */
const SPARE = TILE * 0.1;
export const ROUNDED = 0.5;

export interface Sights {
  /** Cells with answers. */
  readonly answers: readonly Point[];
  readonly last: Point | undefined;
  /** How they are pinned to the land, if they are; else they are whole cells. */
  readonly pins: readonly Pin[] | undefined;
  /** Cards that can be pressed, in pixels of the pane. */
  readonly cards?: readonly Area[];
}

/** One arrow for each side beyond which something is to be seen; and one to the last tile. */
export function arrowsFor(camera: Camera, pane: Pane, { answers, last, pins, cards = [] }: Sights): Arrow[] {
  const isHidden = (cell: Point) => !inSight([cell], camera, pane, SPARE);
  const isOut = (cell: Point) =>
    pins === undefined
      ? isHidden(cell)
      : !areSeen([withPins(cell, pins, camera.zoom)], camera, pane, ROUNDED / camera.zoom);
  const out = answers.filter(isOut).map((cell) => ({ cell, ...beyond(cell, camera, pane) }));
  const groups = SIDES.map((side) => ({
    to: 'answers' as const,
    side,
    cells: out
      .filter((one) => one.side === side)
      .sort((one, other) => one.far - other.far)
      .map(({ cell }) => cell),
  })).filter(({ cells }) => cells.length > 0);
  const back =
    last !== undefined && isHidden(last)
      ? [{ to: 'last' as const, side: beyond(last, camera, pane).side, cells: [last] }]
      : [];
  // What is asked about, and what was just placed, is better not covered.
  const seen = [...answers, ...(last && !isHidden(last) ? [last] : [])].map((cell) =>
    onScreen(cell, camera, pane),
  );
  const arrows: Arrow[] = [];
  for (const group of [...groups, ...back]) {
    const kept = [...(pane.covers ?? []), ...cards, ...arrows.map(({ at }) => boxAt(at))];
    const towards = middle(group.cells.map((cell) => onScreen(cell, camera, pane)));
    const at = placeFor(group.side, towards, pane, kept, seen);
    const angle = (Math.atan2(towards.y - at.y, towards.x - at.x) * 180) / Math.PI;
    arrows.push({ ...group, at, angle });
  }
  return arrows;
}

/** Beyond which side a cell is, and how far. */
function beyond(cell: Point, camera: Camera, pane: Pane): { side: Side; far: number } {
  const { left, top, right, bottom } = onScreen(cell, camera, pane);
  const far = { west: -left, north: -top, east: right - pane.width, south: bottom - pane.height };
  const side = SIDES.reduce((best, one) => (far[one] > far[best] ? one : best));
  return { side, far: far[side] };
}

function onScreen({ x, y }: Point, camera: Camera, size: Size): Area {
  const from = toScreen(camera, size, { x: x * TILE, y: y * TILE });
  const pixels = TILE * camera.zoom;
  return { left: from.x, top: from.y, right: from.x + pixels, bottom: from.y + pixels };
}

function middle(areas: readonly Area[]): Point {
  const sum = (of: (area: Area) => number) => areas.reduce((total, area) => total + of(area), 0);
  return {
    x: sum(({ left, right }) => (left + right) / 2) / areas.length,
    y: sum(({ top, bottom }) => (top + bottom) / 2) / areas.length,
  };
}

export function boxAt({ x, y }: Point): Area {
  const half = ARROW / 2;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** Pixels from the edge, and from one place that is tried to the next. */
const EDGE = 6;
const STEP = 10;
/** So many pixels an arrow goes out of the way of an answer. */
const DETOUR = 160;

/** As near as can be to where it leads, at the edge; not on what lies over the land, nor on an answer if there is another place. */
function placeFor(
  side: Side,
  towards: Point,
  { width, height }: Size,
  kept: readonly Area[],
  answers: readonly Area[],
): Point {
  const isUpright = side === 'west' || side === 'east';
  const [along, deep] = isUpright ? [height, width] : [width, height];
  const wish = isUpright ? towards.y : towards.x;
  const first = EDGE + ARROW / 2;
  const isFar = side === 'east' || side === 'south';
  let best: Point = { x: width / 2, y: height / 2 };
  let least = Infinity;
  for (let depth = 0; depth < deep / 2; depth += STEP) {
    for (let at = first; at <= along - first; at += STEP) {
      const inward = isFar ? deep - first - depth : first + depth;
      const point = isUpright ? { x: inward, y: at } : { x: at, y: inward };
      const cost = 2 * depth + Math.abs(at - Math.min(along, Math.max(0, wish)));
      if (cost >= least || kept.some((area) => meet(area, boxAt(point)))) continue;
      const all = cost + (answers.some((area) => meet(area, boxAt(point))) ? DETOUR : 0);
      if (all >= least) continue;
      least = all;
      best = point;
    }
  }
  return best;
}
