import { fanned, numberIn } from '../choices/fan-places.ts';
import { LEAST_PIN, pinRadius } from '../choices/pin-growth.ts';
import { type Aim, distance } from '../pointing/aims.ts';
import { type Point, TILE } from './camera.ts';
import { cellBounds } from './framing.ts';
import { type Area, around } from './pane.ts';

/** The part of the land a question is about. */
export interface Part {
  readonly cells: readonly Point[];
  /** The tile most answers are parts of, if there is one: it has to be close, even if the others are out of view then. */
  readonly core: Point | undefined;
  /** Pixels a tile needs for the answers to be told apart. */
  readonly pixels: number;
  readonly pins: readonly Pin[];
}

/** A mark on an answer: in which cell its middle is, where that is on the board, and its size on the land, in board units. */
export interface Pin {
  readonly cell: Point;
  readonly at: Point;
  readonly radius: number;
}

/** Pixels between two answers for a finger, and for a mouse. */
const FINGER = 32;
const MOUSE = 22;
/** A tile need never be larger for it. */
const ENOUGH = 104;
/** For the last bit of what it takes to tell answers apart the land need not change its size. */
export const NEARLY = 0.7;
/** Pixels of a tile on which something of it is seen beside numbers that lie side by side: bare, and more for each; and as many as are enough. */
const BARE = 10;
const FOR_NUMBER = 7;
const ENOUGH_FOR_NUMBERS = 50;

/** Where a tile may be placed. */
export function placesAsked(aims: readonly Aim[]): readonly Point[] {
  return aims.filter(({ shape }) => shape === 'cell').map(({ x, y }) => ({ x, y }));
}

/** Where the answers are. Nothing where a tile is placed. */
export function partAsked(aims: readonly Aim[], isFinger: boolean): Part | undefined {
  if (aims.length === 0 || aims.some(({ shape }) => shape === 'cell')) return undefined;
  // What is fanned out around its tile has room of its own; only its numbers must not lie over one another.
  const fan = fanned(aims);
  const isOneTile = fan.length > 0 && fan.every((aim) => isSameTile(aim, fan[0]));
  // A figure may be deployed here while one far away may be sent home, or others go to spots off the tiles.
  const core = isOneTile
    ? fan[0]
    : aims.find((aim) => 2 * aims.filter((other) => isSameTile(aim, other)).length > aims.length);
  const pinned = aims.filter((aim) => !fan.includes(aim));
  const forPins = (TILE * (isFinger ? FINGER : MOUSE)) / closest(pinned);
  return {
    cells: cellsOf(aims),
    core: core && cellOf(core),
    pixels: Math.max(Math.min(ENOUGH, forPins), forNumbers(fan) / NEARLY),
    // The numbers of spots do not grow with the land.
    pins: [...pinsOf(aims), ...fan.map((aim) => ({ cell: cellOf(aim), at: aim.at, radius: 0 }))],
  };
}

function forNumbers(fan: readonly Aim[]): number {
  const numbered = fan.filter((aim) => numberIn(fan, aim) !== undefined).length;
  return numbered === 0 ? 0 : Math.min(ENOUGH_FOR_NUMBERS, BARE + FOR_NUMBER * numbered);
}

/** The pins of these aims. What is a whole cell or tile has none, what is fanned out has cards. */
export function pinsOf(aims: readonly Aim[]): readonly Pin[] {
  const fan = fanned(aims);
  return aims
    .filter((aim) => aim.shape !== 'cell' && aim.shape !== 'tile' && !fan.includes(aim))
    .map((aim) => ({ cell: cellOf(aim), at: aim.at, radius: pinRadius(aim) }));
}

/** What is to be seen of a cell, in board units: all of it and of its pins, which are drawn larger from afar. */
export function withPins(cell: Point, pins: readonly Pin[], zoom: number): Area {
  return around([cellBounds(cell), ...pinsIn(cell, pins, zoom)]);
}

/** What the pins of a cell cover. */
export function pinsIn(cell: Point, pins: readonly Pin[], zoom: number): readonly Area[] {
  return pins
    .filter((pin) => pin.cell.x === cell.x && pin.cell.y === cell.y)
    .map(({ at: { x, y }, radius }) => {
      const reach = Math.max(radius, LEAST_PIN / 2 / zoom);
      return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
    });
}

/** What a question is about above all: the tile most answers are parts of, and arrows lead to the others; else all of them. */
export function mainAreas({ cells, core, pins }: Part, zoom: number): readonly Area[] {
  return (core === undefined ? cells : [core]).map((cell) => withPins(cell, pins, zoom));
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
