import { EDGES, HALVES, type Kind } from '../../tile/kinds.ts';
import type { Marks, TileSpec } from '../../tile/spec.ts';

/** A segment as it lies after turning: edges and half-edges as numbers, clockwise from the north. */
export interface Part {
  readonly place: number;
  readonly kind: Kind;
  readonly edges: readonly number[];
  readonly halves: readonly number[];
  readonly borders: readonly number[];
  readonly ends: string | undefined;
  readonly marks: Marks;
}

/** The segments of a tile turned clockwise by `rot` quarters. */
export function turnedParts(spec: TileSpec, rot: number): Part[] {
  return spec.segments.map((segment, place) => ({
    ...segment,
    place,
    edges: segment.edges.map((edge) => (EDGES.indexOf(edge) + rot) & 3).sort(),
    halves: segment.halves.map((half) => (HALVES.indexOf(half) + 2 * rot) & 7).sort(),
  }));
}
