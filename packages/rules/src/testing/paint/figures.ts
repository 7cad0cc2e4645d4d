import { art } from '../../expansions/art.ts';
import type { Game } from '../../game/game.ts';
import { SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import { Canvas, type Cell, type Glyph } from './canvas.ts';
import { roomiest } from './marks.ts';

/** A figure standing on a tile: where its seat's number is painted, and what letter stands before it. */
export interface Standing {
  readonly seat: number;
  readonly figure: string;
  readonly letter: string;
  readonly cell: Cell;
}

/** Where the figures on a tile are painted, each on a cell of its own segment. */
export function standingOn(game: Game, slot: number, glyphs: readonly (readonly Glyph[])[]): Standing[] {
  const { figures } = game;
  const canvas = new Canvas(glyphs[0].length, glyphs.length);
  const used = new Set<Cell>();
  const standing: Standing[] = [];
  for (const [figure, segment] of figures.place.entries()) {
    if (segment < 0 || segment >> 3 !== slot) continue;
    const place = segment % SEGMENTS_PER_TILE;
    const own = canvas.cells.filter((cell) => glyphs[cell.row][cell.col].place === place && !used.has(cell));
    const cell = roomiest(canvas, own) ?? canvas.centre;
    const name = figures.nameOf(figure);
    used.add(cell);
    standing.push({
      seat: figures.seatOf(figure),
      figure: name,
      letter: art.figures[name] ?? name[0],
      cell,
    });
  }
  return standing;
}
