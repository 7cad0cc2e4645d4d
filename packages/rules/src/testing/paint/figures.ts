import { registry } from '../../index.ts';
import type { FigureView } from '../../view/view.ts';
import { Canvas, type Cell, type Glyph } from './canvas.ts';
import { roomiest } from './marks.ts';

/** A figure standing on a tile: where its seat's number is painted, and where what letter, if it has one and room for it. */
export interface Standing {
  readonly seat: number;
  readonly figure: string;
  readonly cell: Cell;
  readonly letter: string;
  readonly letterCell: Cell | undefined;
}

/** Where the figures on one tile are painted, each on a cell of its own segment. */
export function standingOn(
  figures: readonly FigureView[],
  glyphs: readonly (readonly Glyph[])[],
  letters = registry.letters,
): Standing[] {
  const canvas = new Canvas(glyphs[0].length, glyphs.length);
  const used = new Set<Cell>();
  const standing: Standing[] = [];
  for (const { seat, kind: figure, place } of figures) {
    const own = canvas.cells.filter((cell) => glyphs[cell.row][cell.col].place === place && !used.has(cell));
    const cell = besideCentre(canvas, glyphs, roomiest(canvas, own) ?? canvas.centre);
    const letter = letters.figures[figure] ?? figure[0];
    const before = glyphs[cell.row][cell.col - 1];
    const letterCell =
      letter !== '' && before?.place === place ? { row: cell.row, col: cell.col - 1 } : undefined;
    used.add(cell);
    standing.push({ seat, figure, cell, letter, letterCell });
  }
  return standing;
}

/** A monastery or garden is one cell: who stands there is painted on the next one, so that both can be seen. */
function besideCentre(canvas: Canvas, glyphs: readonly (readonly Glyph[])[], cell: Cell): Cell {
  const { kind } = glyphs[cell.row][cell.col];
  const isCentre = kind === 'monastery' || kind === 'garden';
  return isCentre ? canvas.cells[cell.row * canvas.width + cell.col + 1] : cell;
}
