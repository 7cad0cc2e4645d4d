import { EDGES, type EdgeKind, HALVES, type Kind } from '../../tile/kinds.ts';
import type { TileSpec } from '../../tile/spec.ts';

/** One segment of a tile as it lies: its sides are numbers clockwise from the north, after turning. */
export interface PrintedSegment {
  readonly kind: Kind;
  readonly edges: readonly number[];
  /** Half-edges: of a field, or of a city that shares an edge. */
  readonly halves: readonly number[];
  readonly marks: Readonly<Record<string, number>>;
}

/** A tile as it lies, read from what is printed on it and from nothing else. */
export interface PrintedTile {
  readonly segments: readonly PrintedSegment[];
  /** Undefined where it agrees with any. */
  readonly edgeKinds: readonly (EdgeKind | undefined)[];
}

const known = new WeakMap<TileSpec, PrintedTile[]>();

export function printedTile(spec: TileSpec, rot: number): PrintedTile {
  let turns = known.get(spec);
  if (turns === undefined) {
    turns = [0, 1, 2, 3].map((turn) => readTile(spec, turn));
    known.set(spec, turns);
  }
  return turns[rot];
}

function readTile(spec: TileSpec, rot: number): PrintedTile {
  const segments = spec.segments.map(({ kind, edges, halves, marks }) => ({
    kind,
    edges: edges.map((name) => (EDGES.indexOf(name) + rot) % 4),
    halves: halves.map((name) => (HALVES.indexOf(name) + 2 * rot) % 8),
    marks,
  }));
  return {
    segments,
    edgeKinds: EDGES.map((_, edge) => (spec.fits === 'any' ? undefined : edgeKindOf(segments, edge))),
  };
}

/** An edge is what reaches it in the middle; where nothing but fields does, it is field. */
function edgeKindOf(segments: readonly PrintedSegment[], edge: number): EdgeKind {
  for (const { kind, edges, halves } of segments) {
    if (kind !== 'road' && kind !== 'city' && kind !== 'river') continue;
    if (edges.includes(edge) || halves.some((half) => half >> 1 === edge)) return kind;
  }
  return 'field';
}
