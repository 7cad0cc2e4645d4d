import { SEGMENTS_PER_TILE } from '../tile/kinds.ts';

/** The cell of a placement, which is an answer to the question `place`. */
export function cellOfPlacement(code: number): number {
  return code >> 2;
}

/** The cell and the edge of an open end (`Shape.opens`). */
export function cellOfEnd(end: number): number {
  return end >> 2;
}

export function edgeOfEnd(end: number): number {
  return end & 3;
}

/** The segment at a place of a tile's list. */
export function segmentAt(tile: number, place: number): number {
  return tile * SEGMENTS_PER_TILE + place;
}
