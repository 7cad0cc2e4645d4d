import type { SegmentSpec, TileSpec } from '@bastide/rules';
import { at, type Point, SIZE } from '../geometry.ts';

/**
 * A place on the border of a tile is a number from 0 to 4, clockwise from the north-west corner: whole numbers are corners,
 * halves the middles of edges. Half-edge h runs from h / 2 to (h + 1) / 2.
 */
export const HALF_NAMES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
const EDGE_NAMES = 'NESW';
export const NOTHING = -1;

export function borderPoint(place: number): Point {
  const turn = ((place % 4) + 4) % 4;
  const edge = Math.floor(turn);
  const far = (turn - edge) * SIZE;
  if (edge === 0) return at(far, 0);
  if (edge === 1) return at(SIZE, far);
  return edge === 2 ? at(SIZE - far, SIZE) : at(0, SIZE - far);
}

/** From an edge into the tile. */
export const inward = (edge: number): Point => INWARD[((edge % 4) + 4) % 4];
const INWARD = [at(0, 1), at(-1, 0), at(0, -1), at(1, 0)];

export const edgesOf = (segment: SegmentSpec): number[] =>
  segment.edges.map((edge) => EDGE_NAMES.indexOf(edge));

export function halvesOf(segment: SegmentSpec): number[] {
  const halves = segment.halves.map((half) => HALF_NAMES.indexOf(half));
  if (segment.kind !== 'city') return halves;
  return [...edgesOf(segment).flatMap((edge) => [2 * edge, 2 * edge + 1]), ...halves];
}

/** Which field or city has each of the eight half-edges. */
export function ownersOf(spec: TileSpec): number[] {
  const owners = Array<number>(8).fill(NOTHING);
  for (const [place, segment] of spec.segments.entries()) {
    for (const half of halvesOf(segment)) owners[half] = place;
  }
  return owners;
}

export const isWay = ({ kind }: SegmentSpec): boolean => kind === 'road' || kind === 'river';

/** Which road or river leaves over each of the four edges. */
export function waysOver(spec: TileSpec): number[] {
  const over = Array<number>(4).fill(NOTHING);
  for (const [place, segment] of spec.segments.entries()) {
    if (isWay(segment)) for (const edge of edgesOf(segment)) over[edge] = place;
  }
  return over;
}
