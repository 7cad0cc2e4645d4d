import { fanned } from '../choices/fan-places.ts';
import { type Aim, distance } from '../pointing/aims.ts';
import { type Point, TILE } from './camera.ts';

/** The part of the land a question is about. */
export interface Part {
  readonly cells: readonly Point[];
  /** The tile most answers are parts of, if there is one: it has to be close, even if the others are out of view then. */
  readonly core: Point | undefined;
  /** Pixels a tile needs for the answers to be told apart. */
  readonly pixels: number;
}

/** Pixels between two answers for a finger, and for a mouse. */
const FINGER = 32;
const MOUSE = 22;
/** A tile need never be larger for it. */
const ENOUGH = 104;

/** Where a tile may be placed. */
export function placesAsked(aims: readonly Aim[]): readonly Point[] {
  return aims.filter(({ shape }) => shape === 'cell').map(({ x, y }) => ({ x, y }));
}

/** Where the answers are. Nothing where a tile is placed. */
export function partAsked(aims: readonly Aim[], isFinger: boolean): Part | undefined {
  if (aims.length === 0 || aims.some(({ shape }) => shape === 'cell')) return undefined;
  // What is fanned out around its tile has room of its own.
  const fan = fanned(aims);
  // A figure may be deployed here while one far away may be sent home, or others go to spots off the tiles.
  const core =
    fan.at(0) ?? aims.find((aim) => 2 * aims.filter((other) => isSameTile(aim, other)).length > aims.length);
  const pinned = aims.filter((aim) => !fan.includes(aim));
  const pixels = (TILE * (isFinger ? FINGER : MOUSE)) / closest(pinned);
  return { cells: cellsOf(aims), core: core && cellOf(core), pixels: Math.min(ENOUGH, pixels) };
}

/** The cells in which aims are, each once. */
export function cellsOf(aims: readonly Aim[]): readonly Point[] {
  const cells = new Map(aims.map(cellOf).map((cell) => [`${cell.x},${cell.y}`, cell]));
  return [...cells.values()];
}

/** A spot off the tiles is where it is drawn, which may be on another cell. */
function cellOf({ shape, x, y, at }: Aim): Point {
  return shape === 'spot' ? { x: Math.floor(at.x / TILE), y: Math.floor(at.y / TILE) } : { x, y };
}

function isSameTile(one: Aim, other: Aim): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Board units between the two answers that are nearest to one another. */
function closest(aims: readonly Aim[]): number {
  const gaps = aims.flatMap((aim, at) => aims.slice(at + 1).map((other) => distance(aim.at, other.at)));
  return Math.min(Infinity, ...gaps);
}
