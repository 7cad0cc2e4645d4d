import { type Camera, type Point, type Size, TILE, toScreen } from '../board/camera/camera.ts';
import { type Area, shared } from '../board/camera/pane.ts';
import { EDGE } from '../board/choices/aside.ts';
import type { Aim } from '../board/pointing/aims.ts';
import type { TileView } from '../session/types.ts';
import type { Asked } from './use-why.ts';

/** Below this many pixels the land is a phone's: the scores stand over it, and its tools make way for the note. */
const NARROW = 760;
const SCORES = 40;
const TOOLS = 64;
/** Pixels kept free around what is explained: past the edge of a cell, or around a spot on a tile. */
const BESIDE_CELL = 8;
const BESIDE_SPOT = 26;
/** How finely places are tried, in pixels. */
const STEP = 10;
/** As many pixels farther away one would rather look than have something covered: what can be chosen, what is explained. */
const COVERED = 150;
const HIDDEN = 4000;
/** The same for a tile of the land, and for each pixel of a card, which would lie over the words. */
const LAND = 30;
const CARD = 1;

/** What the note had better not meet. */
interface Around {
  readonly aims: readonly Aim[];
  /** Cards beside a tile, in pixels of the box. */
  readonly cards: readonly Area[];
  readonly tiles: ReadonlyMap<string, TileView>;
}

/**
 * Where the corner of a note of this size goes, in pixels from what it explains: as near as can be without covering what can
 * be chosen or what shows the reason, and rather on the bare table than on the land.
 */
export function notePlace(asked: Asked, around: Around, camera: Camera, size: Size, note: Size): Point {
  const { aims, cards, tiles } = around;
  const screen = (point: Point) => toScreen(camera, size, point);
  const at = screen(asked.at);
  const spots = [...aims.flatMap(areaOf), ...evidenceOf(asked)].map(screen);
  const land = [...tiles.values()].map((tile) => screen(middleOf(tile)));
  const isCell = asked.attempt.rot !== undefined;
  const half = isCell ? (TILE / 2) * camera.zoom + BESIDE_CELL : BESIDE_SPOT;
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY };
  for (const { left, top } of corners(size, note)) {
    const right = left + note.width;
    const bottom = top + note.height;
    const covered = (points: readonly Point[]) =>
      points.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length;
    const over = sum(cards.map((card) => shared(card, { left, top, right, bottom })));
    const isOver = left < at.x + half && right > at.x - half && top < at.y + half && bottom > at.y - half;
    const far = Math.hypot(left + note.width / 2 - at.x, top + note.height / 2 - at.y);
    const hidden = covered(spots) * COVERED + covered(land) * LAND + over * CARD + (isOver ? HIDDEN : 0);
    const cost = far + hidden;
    if (cost < best.cost) best = { x: left - at.x, y: top - at.y, cost };
  }
  return { x: best.x, y: best.y };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Every place of the land where the note can be read in full. */
function corners(size: Size, note: Size): { readonly left: number; readonly top: number }[] {
  const isNarrow = size.width < NARROW;
  const lefts = steps(EDGE, size.width - EDGE - note.width - (isNarrow ? 0 : TOOLS));
  const tops = steps(EDGE + (isNarrow ? SCORES : 0), size.height - EDGE - note.height);
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.max(1, 1 + Math.floor((to - from) / STEP)) }, (_, i) => from + i * STEP);
}

/** Points all over what can be chosen; its middle, where one points, counts as much as all around it. */
function areaOf({ at, shape }: Aim): Point[] {
  if (shape !== 'cell' && shape !== 'tile') return [at];
  const far = [-0.4, 0, 0.4].map((share) => share * TILE);
  const points = far.flatMap((south) => far.map((east) => ({ x: at.x + east, y: at.y + south })));
  return [...points, ...points.slice(1).map(() => at)];
}

/** The middles of the tiles that show the reason. */
function evidenceOf({ reasons }: Asked): Point[] {
  return reasons.flatMap(({ at = [] }) => at.map(middleOf));
}

const middleOf = ({ x, y }: Point): Point => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
