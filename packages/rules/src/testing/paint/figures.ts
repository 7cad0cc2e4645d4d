import type { Game } from '../../game/game.ts';
import { SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
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

/** Where the figures on a tile are painted, each on a cell of its own segment. */
export function standingOn(game: Game, slot: number, glyphs: readonly (readonly Glyph[])[]): Standing[] {
  const { figures } = game;
  const { letters } = game.rules.registry;
  const canvas = new Canvas(glyphs[0].length, glyphs.length);
  const used = new Set<Cell>();
  const standing: Standing[] = [];
  for (const [figure, segment] of figures.place.entries()) {
    if (segment < 0 || segment >> 3 !== slot) continue;
    const place = segment % SEGMENTS_PER_TILE;
    const own = canvas.cells.filter((cell) => glyphs[cell.row][cell.col].place === place && !used.has(cell));
    const cell = besideCentre(canvas, glyphs, roomiest(canvas, own) ?? canvas.centre);
    const figureName = figures.nameOf(figure);
    const letter = letters.figures[figureName] ?? figureName[0];
    const before = glyphs[cell.row][cell.col - 1];
    const letterCell =
      letter !== '' && before?.place === place ? { row: cell.row, col: cell.col - 1 } : undefined;
    used.add(cell);
    standing.push({ seat: figures.seatOf(figure), figure: figureName, cell, letter, letterCell });
  }
  return standing;
}

/** A monastery or garden is one cell: who stands there is painted on the next one, so that both can be seen. */
function besideCentre(canvas: Canvas, glyphs: readonly (readonly Glyph[])[], cell: Cell): Cell {
  const { kind } = glyphs[cell.row][cell.col];
  const isCentre = kind === 'monastery' || kind === 'garden';
  return isCentre ? canvas.cells[cell.row * canvas.width + cell.col + 1] : cell;
}
