import type { Aim } from '../pointing/aims.ts';
import { type Extent, extentAround } from './camera.ts';

/** The part of the land a question is about. */
export interface Part {
  readonly extent: Extent;
  /** The tile most answers are parts of, if there is one: it has to be close, even if the others are out of view then. */
  readonly core: Extent | undefined;
}

/** Pixels a tile needs for its parts to be pointed at with a mouse, and with a finger; and for figures on many tiles. */
const FINE = 96;
const COARSE = 104;
const MANY = 64;

/** How large a tile should be drawn for a question about this part. */
export function pixelsFor({ core }: Part, isFinger: boolean): number {
  if (core === undefined) return MANY;
  return isFinger ? COARSE : FINE;
}

/** The one tile of an aim. */
export function partOf(aim: Aim): Part {
  const extent = extentAround([aim]);
  return { extent, core: extent };
}

/** Where the answers are. Nothing where a tile is placed, which may go anywhere, nor for what is off the tiles. */
export function partAsked(aims: readonly Aim[]): Part | undefined {
  const parts = aims.filter(({ shape }) => shape !== 'spot');
  if (parts.length === 0 || parts.some(({ shape }) => shape === 'cell')) return undefined;
  // A figure may be deployed here while an abbot far away may be sent home.
  const main = parts.find((aim) => 2 * parts.filter((other) => isSameTile(aim, other)).length > parts.length);
  return { extent: extentAround(parts), core: main && extentAround([main]) };
}

function isSameTile(one: Aim, other: Aim): boolean {
  return one.x === other.x && one.y === other.y;
}
