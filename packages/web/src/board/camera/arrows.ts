import { type Camera, type Point, type Size, TILE, toScreen } from './camera.ts';
import { areSeen, inSight } from './framing.ts';
import { type Area, meet, type Pane } from './pane.ts';
import { type Pin, pinsIn } from './part-asked.ts';

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

/** Pixels of an arrow: what a finger meets, and what is seen of it. */
const ARROW = 48;
const DISC = 34;
/** What may be hidden of a cell that counts as seen, in board units; and of what is pinned to it, in pixels. */
export const SPARE = TILE / 3;
export const SLIVER = 3;

export interface Sights {
  /** Cells with answers. */
  readonly answers: readonly Point[];
  readonly last: Point | undefined;
  /** How they are pinned to the land, if they are; else they are whole cells. */
  readonly pins: readonly Pin[] | undefined;
  /** Cards that can be pressed, in pixels of the pane. */
  readonly cards?: readonly Area[];
  /** Where figures stand, on the board. */
  readonly people?: readonly Point[];
}

/** One arrow for each side beyond which something is to be seen; and one to the last tile. */
export function arrowsFor(camera: Camera, pane: Pane, sights: Sights): Arrow[] {
  const { answers, last, pins = [], cards = [], people = [] } = sights;
  const isHidden = (cell: Point) => !inSight([cell], camera, pane, SPARE);
  const { zoom } = camera;
  const isOut = (cell: Point) =>
    isHidden(cell) || !areSeen(pinsIn(cell, pins, zoom), camera, pane, SLIVER / zoom);
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
  // What is asked about, what was just placed and who stands there are better not covered.
  const shy = [
    ...[...answers, ...(last ? [last] : [])].map((cell) => ({
      area: onScreen(cell, camera, pane),
      cost: DETOUR,
    })),
    ...people.map((at) => ({ area: around(toScreen(camera, pane, at), PERSON), cost: DETOUR_OF_PEOPLE })),
  ];
  const arrows: Arrow[] = [];
  for (const group of [...groups, ...back]) {
    const kept = [...(pane.covers ?? []), ...cards, ...arrows.map(({ at }) => boxAt(at))];
    const towards = middle(group.cells.map((cell) => onScreen(cell, camera, pane)));
    const at = placeFor(group.side, towards, pane, kept, shy);
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

/** What of the pane is an arrow's whose middle is here, and what is seen of it. */
export const boxAt = (middle: Point): Area => around(middle, ARROW);
export const discAt = (middle: Point): Area => around(middle, DISC);

function around({ x, y }: Point, size: number): Area {
  const half = size / 2;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** Pixels from one place that is tried to the next. */
const STEP = 10;
/** So many pixels an arrow goes out of the way of an answer, and of somebody who stands there, who is about as large as this. */
const DETOUR = 160;
const DETOUR_OF_PEOPLE = 60;
const PERSON = 22;

/** As near as can be to where it leads, at the edge; not on what lies over the land, nor on what matters there if there is another place. */
function placeFor(
  side: Side,
  towards: Point,
  { width, height }: Size,
  kept: readonly Area[],
  shy: readonly { readonly area: Area; readonly cost: number }[],
): Point {
  const isUpright = side === 'west' || side === 'east';
  const [along, deep] = isUpright ? [height, width] : [width, height];
  const wish = isUpright ? towards.y : towards.x;
  const first = ARROW / 2;
  const isFar = side === 'east' || side === 'south';
  let best: Point = { x: width / 2, y: height / 2 };
  let least = Infinity;
  for (let depth = 0; depth < deep / 2; depth += STEP) {
    for (let at = first; at <= along - first; at += STEP) {
      const inward = isFar ? deep - first - depth : first + depth;
      const point = isUpright ? { x: inward, y: at } : { x: at, y: inward };
      const cost = 2 * depth + Math.abs(at - Math.min(along, Math.max(0, wish)));
      if (cost >= least || kept.some((area) => meet(area, boxAt(point)))) continue;
      const disc = discAt(point);
      const all = shy.reduce((sum, one) => sum + (meet(one.area, disc) ? one.cost : 0), cost);
      if (all >= least) continue;
      least = all;
      best = point;
    }
  }
  return best;
}
