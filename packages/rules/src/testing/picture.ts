import type { Game } from '../game/game.ts';
import { registry } from '../index.ts';
import type { TileSpec } from '../tile/spec.ts';
import type { GameView, TileView } from '../view/view.ts';
import { viewOf } from '../view/view-of.ts';
import { Canvas, type Glyph } from './paint/canvas.ts';
import { paintCities } from './paint/cities.ts';
import { turnedParts } from './paint/face.ts';
import { paintFields } from './paint/fields.ts';
import { standingOn } from './paint/figures.ts';
import { paintLines } from './paint/lines.ts';
import { paintCentres, paintMarks } from './paint/marks.ts';

export type { Glyph } from './paint/canvas.ts';
export { type Standing, standingOn } from './paint/figures.ts';

/**
 * A tile turned clockwise by `rot` quarters, as rows of glyphs. City #, field, road - | / \ +, o where roads end, river ~,
 * monastery M, garden G, marks by their letters (those of our own, unless others are given). Odd sizes of at least 5 show everything.
 */
export function paintTile(
  spec: TileSpec,
  rot: number,
  width = 5,
  height = 5,
  letters = registry.letters,
): Glyph[][] {
  const canvas = new Canvas(width, height);
  const parts = turnedParts(spec, rot);
  paintCities(canvas, parts);
  const ends = paintLines(canvas, parts);
  paintFields(canvas, parts);
  paintCentres(canvas, parts, ends);
  paintMarks(canvas, parts, spec.marks, rot, letters);
  return canvas.rows();
}

/** A tile as lines of text. */
export function tileText(spec: TileSpec, rot: number, width = 5, height = 5): string {
  return paintTile(spec, rot, width, height).map(rowText).join('\n');
}

/**
 * The whole table as text: tiles side by side with their coordinates above and on the left. A figure shows the number of its
 * seat, counted from 1, with the letter of its kind before it if it is not a plain follower and there is room.
 */
export function pictureOf(game: Game, width = 5, height = 5): string {
  const view = viewOf(game, undefined, undefined, () => false);
  const columns = range(view.tiles.map(({ x }) => x));
  const rows = range(view.tiles.map(({ y }) => y));
  const blank = new Array<string>(height).fill(' '.repeat(width));
  const margin = Math.max(...rows.map((row) => String(row).length)) + 1;
  const head = columns.map((column) => centred(String(column), width));
  const lines = [`${' '.repeat(margin)} ${head.join(' ')}`];
  for (const row of rows) {
    const tiles = columns.map((column) => {
      const tile = view.tiles.find(({ x, y }) => x === column && y === row);
      return tile === undefined ? blank : placedTile(game, view, tile, width, height);
    });
    for (let line = 0; line < height; line++) {
      const label = line === height >> 1 ? String(row) : '';
      lines.push(`${label.padStart(margin)} ${tiles.map((tile) => tile[line]).join(' ')}`);
    }
    lines.push('');
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** A tile on the table with the figures on it, as lines of text. */
function placedTile(
  { rules }: Game,
  { figures }: GameView,
  { spec, rot, x, y }: TileView,
  width: number,
  height: number,
): string[] {
  const { letters } = rules.registry;
  const glyphs = paintTile(spec, rot / 90, width, height, letters);
  const own = figures.filter((figure) => figure.x === x && figure.y === y);
  const chars = glyphs.map((row) => row.map(({ char }) => char));
  for (const { seat, cell, letter, letterCell } of standingOn(own, glyphs, letters)) {
    chars[cell.row][cell.col] = String(seat + 1);
    if (letterCell !== undefined) chars[letterCell.row][letterCell.col] = letter;
  }
  return chars.map((row) => row.join(''));
}

function rowText(row: readonly Glyph[]): string {
  return row.map(({ char }) => char).join('');
}

/** Every whole number from the least to the greatest. */
function range(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i);
}

function centred(text: string, width: number): string {
  return text.padStart((width + text.length) >> 1).padEnd(width);
}
