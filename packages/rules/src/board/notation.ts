import { EDGES, HALVES, KINDS, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import type { SegmentSpec } from '../tile/spec.ts';
import type { Board } from './board.ts';

/**
 * A segment in words of the record: its kind and all its edges as it lies on the table, clockwise, `city:N,W`. A field is
 * named by its half-edges, or C if it touches no edge; a monastery or garden needs none.
 */
export function segmentName(board: Board, segment: number): string {
  const oriented = board.land.oriented[tileOf(segment)];
  const place = placeOf(segment);
  const { names, types } = board.tiles;
  const at = oriented * SEGMENTS_PER_TILE + place;
  names[at] ??= nameWhenTurned(types[oriented >> 2].spec.segments[place], oriented & 3);
  return names[at];
}

/** The same for a segment of a tile that lies turned by so many quarters. */
export function nameWhenTurned(segment: SegmentSpec, quarters: number): string {
  const { kind } = segment;
  if (kind === 'monastery' || kind === 'garden') return kind;
  const sides = sidesWhenTurned(segment, quarters);
  return `${kind}:${sides.length === 0 ? 'C' : sides.join(',')}`;
}

/** Its edges (for a field: half-edges), clockwise from the north. */
function sidesWhenTurned({ kind, halves, edges }: SegmentSpec, quarters: number): string[] {
  return kind === 'field' ? turned(HALVES, halves, 2 * quarters) : turned(EDGES, edges, quarters);
}

/** The segment that a move from outside names by where its tile lies and by `on`, or -1. */
export function readPlace(board: Board, { x, y, on }: { readonly [field: string]: unknown }): number {
  if (typeof x !== 'number' || typeof y !== 'number' || typeof on !== 'string') return -1;
  const slot = board.land.slotAt(x, y);
  return slot < 0 ? -1 : readSegment(board, slot, on);
}

/** The segment of a tile that `on` names by its kind and any one of its edges, or -1. */
export function readSegment(board: Board, slot: number, on: string): number {
  const [kind, edge] = on.split(':');
  const count = board.tiles.segmentCount[board.typeOf(slot)];
  for (let i = 0; i < count; i++) {
    const segment = segmentAt(slot, i);
    if (KINDS[board.kindOf(segment)] !== kind) continue;
    if (edge === undefined) {
      if (kind === 'monastery' || kind === 'garden') return segment;
      continue;
    }
    const name = segmentName(board, segment);
    if (
      name
        .slice(kind.length + 1)
        .split(',')
        .includes(edge.split(',')[0])
    )
      return segment;
  }
  return -1;
}

function turned(order: readonly string[], names: readonly string[], by: number): string[] {
  return names
    .map((name) => (order.indexOf(name) + by) % order.length)
    .sort((one, other) => one - other)
    .map((index) => order[index]);
}
