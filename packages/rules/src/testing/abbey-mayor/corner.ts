import type { Game } from '../../game/game.ts';
import { NONE } from '../../tile/kinds.ts';
import { segmentAt } from '../../tile/segment.ts';

/** From a tile over its corner NW, NE, SE or SW. */
const EAST = [-1, 1, 1, -1] as const;
const SOUTH = [-1, -1, 1, 1] as const;

/** The field of a tile at one of its corners, if four tiles meet there and each has a field in it; else -1. */
export function fieldAtCorner({ board: { land, tiles } }: Game, slot: number, corner: number): number {
  const x = land.x[slot];
  const y = land.y[slot];
  const east = EAST[corner];
  const south = SOUTH[corner];
  const around = [
    slot,
    land.slotAt(x + east, y),
    land.slotAt(x + east, y + south),
    land.slotAt(x, y + south),
  ];
  // Seen from the others the same point is their corner beside, across and below.
  const theirs = [corner, corner ^ 1, (corner + 2) & 3, corner ^ 3];
  for (const [i, one] of around.entries()) if (one < 0 || placeAt(one, theirs[i]) === NONE) return -1;
  return segmentAt(slot, placeAt(slot, corner));

  /** The one field on both sides of a corner: it lies between the right half of an edge and the left half of the next. */
  function placeAt(one: number, at: number): number {
    const first = land.oriented[one] * 8;
    const left = tiles.half[first + ((2 * at + 7) & 7)];
    return left === tiles.half[first + 2 * at] ? left : NONE;
  }
}
