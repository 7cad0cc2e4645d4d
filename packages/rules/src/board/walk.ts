import { SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import type { Board } from './board.ts';
import { FRONTIER } from './land.ts';

/** How many tiles a feature has: a tile counts once, however many of its segments belong (B6). */
export function tilesOf(board: Board, root: number): number {
  const { next } = board.features;
  const { seenTile } = board;
  const walk = board.startWalk();
  let tiles = 0;
  let segment = root;
  do {
    const slot = tileOf(segment);
    if (seenTile[slot] !== walk) {
      seenTile[slot] = walk;
      tiles++;
    }
    segment = next[segment];
  } while (segment !== root);
  return tiles;
}

/** How many empty cells a road or city leads to: so many tiles close it at the least. */
export function emptyCellsOf(board: Board, root: number): number {
  const { grid, cell, oriented, steps, lattice } = board.land;
  const { side, secondSide } = board.tiles;
  const cells = new Set<number>();
  for (const segment of segmentsOf(board, root)) {
    const slot = tileOf(segment);
    for (let edge = 0; edge < 4; edge++) {
      const at = oriented[slot] * 4 + edge;
      const beyond = (cell[slot] + steps[edge]) & lattice.mask;
      const isOnEdge = side[at] === placeOf(segment) || secondSide[at] === placeOf(segment);
      if (isOnEdge && grid[beyond] >= FRONTIER) cells.add(beyond);
    }
  }
  return cells.size;
}

/** The closed cities a field touches, each once (B12), as roots. */
export function closedCitiesOf(board: Board, field: number): number[] {
  const cities: number[] = [];
  countClosedCities(board, field, cities);
  return cities;
}

/** How many closed cities a field touches; who wants to know which ones brings a list for them. */
export function countClosedCities(board: Board, field: number, cities?: number[]): number {
  const { features, tiles, seenFeature, land } = board;
  const walk = board.startWalk();
  let count = 0;
  let segment = field;
  do {
    const slot = tileOf(segment);
    let borders = tiles.borders[(land.oriented[slot] >> 2) * SEGMENTS_PER_TILE + placeOf(segment)];
    while (borders !== 0) {
      const place = 31 - Math.clz32(borders);
      borders ^= 1 << place;
      const city = features.rootOf(segmentAt(slot, place));
      if (seenFeature[city] === walk) continue;
      seenFeature[city] = walk;
      if (features.openEnds(city) !== 0) continue;
      count++;
      cities?.push(city);
    }
    segment = features.next[segment];
  } while (segment !== field);
  return count;
}

/** All segments of a feature, from its root. */
export function segmentsOf(board: Board, root: number): number[] {
  const segments: number[] = [];
  let segment = root;
  do {
    segments.push(segment);
    segment = board.features.next[segment];
  } while (segment !== root);
  return segments;
}

/** The segment of a feature on its northmost, then westmost tile: where features of a kind take their order from (X17). */
export function northWestOf(board: Board, root: number): number {
  const { next } = board.features;
  let best = root;
  for (let segment = next[root]; segment !== root; segment = next[segment]) {
    if (comesBefore(board, segment, best)) best = segment;
  }
  return best;
}

/** Reading order of the land: by row, then column, then place on the tile. */
export function comesBefore(board: Board, one: number, other: number): boolean {
  const { x, y } = board.land;
  const a = tileOf(one);
  const b = tileOf(other);
  if (y[a] !== y[b]) return y[a] < y[b];
  if (x[a] !== x[b]) return x[a] < x[b];
  return placeOf(one) < placeOf(other);
}
