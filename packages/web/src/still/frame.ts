import { type Point, TILE } from '../board/camera/camera.ts';
import type { Cell, Picture } from './picture.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the land, in board units. */
const MARGIN = 14;

/** The part of the board a picture shows: all its tiles, laid and tried. */
export function frameOf({ tiles, tries = [] }: Picture): Frame {
  const cells: readonly Cell[] = [...tiles, ...tries];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const west = Math.min(...xs) * TILE - MARGIN;
  const north = Math.min(...ys) * TILE - MARGIN;
  return {
    x: west,
    y: north,
    width: (Math.max(...xs) + 1) * TILE + MARGIN - west,
    height: (Math.max(...ys) + 1) * TILE + MARGIN - north,
  };
}

/** Pixels a board unit takes, and the height a picture keeps to, so that it is seen with its words. */
const SCALE = 1.15;
const HIGHEST = 430;

/** How large a picture is drawn where there is room. */
export function scaleOf({ height }: Frame): number {
  return Math.min(SCALE, HIGHEST / height);
}

/** The middle of a cell on the board. */
export function middleOf({ x, y }: Cell): Point {
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE };
}
