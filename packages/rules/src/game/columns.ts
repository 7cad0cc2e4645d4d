import type { Arena } from '../arena/arena.ts';

/** An expansion's memory in the arena: which of the game's columns it is. */
export type Column = number;
export type Width = 'u8' | 'i16' | 'i32';
export type Numbers = Uint8Array | Int16Array | Int32Array;

export interface ColumnSpec {
  readonly name: string;
  readonly width: Width;
  readonly length: number;
}

/** Lays out the columns in the arena, the widest first so that none is wasted on alignment. */
export function layColumns(arena: Arena, specs: readonly ColumnSpec[]): Numbers[] {
  const columns: Numbers[] = new Array(specs.length);
  for (const width of ['i32', 'i16', 'u8'] as const) {
    for (const [index, spec] of specs.entries()) {
      if (spec.width === width) columns[index] = arena[width](spec.length, spec.name);
    }
  }
  return columns;
}
