import type { Kind } from '../../tile/kinds.ts';

/** One character of a picture: what it shows, and which segment of the tile it is part of (-1 for none). */
export interface Glyph {
  readonly char: string;
  readonly place: number;
  readonly kind: Kind;
  /** For lines: the edges they lead to from here, one bit an edge, clockwise from the north. Finer screens draw by these. */
  readonly arms?: number;
}

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The grid a tile is painted on, one glyph a cell, with its geometry: u and v run from -1 to 1, west to east, north to south. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly centre: Cell;
  readonly cells: readonly Cell[];
  readonly #glyphs: (Glyph | undefined)[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.centre = { row: (height - 1) >> 1, col: (width - 1) >> 1 };
    this.cells = Array.from({ length: width * height }, (_, i) => ({
      row: Math.floor(i / width),
      col: i % width,
    }));
    this.#glyphs = new Array(width * height).fill(undefined);
  }

  at({ row, col }: Cell): Glyph | undefined {
    return this.#glyphs[row * this.width + col];
  }

  set({ row, col }: Cell, glyph: Glyph): void {
    this.#glyphs[row * this.width + col] = glyph;
  }

  has({ row, col }: Cell): boolean {
    return row >= 0 && col >= 0 && row < this.height && col < this.width;
  }

  u({ col }: Cell): number {
    return (2 * col) / (this.width - 1) - 1;
  }

  v({ row }: Cell): number {
    return (2 * row) / (this.height - 1) - 1;
  }

  distance(one: Cell, other: Cell): number {
    return Math.hypot(this.u(one) - this.u(other), this.v(one) - this.v(other));
  }

  /** How far a cell lies from an edge: 0 on it, 1 in the middle of the tile. */
  depth(cell: Cell, edge: number): number {
    const along = edge & 1 ? this.u(cell) : this.v(cell);
    return edge === 1 || edge === 2 ? 1 - along : 1 + along;
  }

  /** How far a cell lies to the side of an edge's middle, seen looking outward: -1 at its left end, 1 at its right. */
  side(cell: Cell, edge: number): number {
    const across = edge & 1 ? this.v(cell) : this.u(cell);
    return edge === 2 || edge === 3 ? -across : across;
  }

  neighbours(cell: Cell): Cell[] {
    return [0, 1, 2, 3].map((edge) => step(cell, edge)).filter((next) => this.has(next));
  }

  /** All glyphs by row; what was never painted shows as a field that is no segment. */
  rows(): Glyph[][] {
    const bare: Glyph = { char: '.', place: -1, kind: 'field' };
    return Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (_, col) => this.at({ row, col }) ?? bare),
    );
  }
}

export function step({ row, col }: Cell, edge: number): Cell {
  if (edge === 0) return { row: row - 1, col };
  if (edge === 1) return { row, col: col + 1 };
  return edge === 2 ? { row: row + 1, col } : { row, col: col - 1 };
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.col === other.col;
}
