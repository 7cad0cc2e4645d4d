import { SEGMENTS_PER_TILE } from './kinds.ts';

/*
 * A segment on the land is a number: eight for each tile, in the order the tiles were placed. A feature is named by one of its
 * segments, its root.
 */

/** The tile a segment is on, by its index. */
export function tileOf(segment: number): number {
  return segment >> 3;
}

/** Its place in the tile's list of segments. */
export function placeOf(segment: number): number {
  return segment & 7;
}

export function segmentAt(tile: number, place: number): number {
  return tile * SEGMENTS_PER_TILE + place;
}
