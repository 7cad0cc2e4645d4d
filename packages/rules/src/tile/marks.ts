import type { TileSpec } from './spec.ts';

/** A mark of the rules: printed on a segment or on a tile, counted, never moved. */
export interface MarkSpec {
  readonly name: string;
  readonly on: 'segment' | 'tile';
  /** The number is a compass direction (1 = north, clockwise in eighths) that turns with the tile. */
  readonly turns?: boolean;
}

/** Where a mark's count lies in the packed word of a segment or feature; counts add when features merge. */
export interface PackedMark {
  readonly shift: number;
  readonly mask: number;
}

/** Gives each segment mark the bits it can ever need: all of the marks printed in this game, in one feature. */
export function packMarks(marks: readonly MarkSpec[], tiles: readonly TileSpec[]): Map<string, PackedMark> {
  const packed = new Map<string, PackedMark>();
  let shift = 0;
  for (const { name, on } of marks) {
    if (on !== 'segment' || packed.has(name)) continue;
    const bits = 32 - Math.clz32(countPrinted(name, tiles));
    packed.set(name, { shift, mask: (1 << bits) - 1 });
    shift += bits;
  }
  if (shift > 31) throw new Error(`marks need ${shift} bits, a word has 31`);
  return packed;
}

function countPrinted(mark: string, tiles: readonly TileSpec[]): number {
  let count = 0;
  for (const tile of tiles) {
    for (const { marks } of tile.segments) count += tile.count * (marks[mark] ?? 0);
  }
  return count;
}
