import type { GameView, TileView } from '@bastide/rules';
import { type Glyph, paintTile, standingOn } from '@bastide/rules/testing';
import { faint, paint, seatText } from '../program/paint.ts';
import type { Group } from './choices.ts';

/** Tiles are shown as large as the screen allows: width and height in characters. */
const SIZES = [
  [11, 5],
  [9, 5],
  [7, 3],
  [5, 3],
] as const;
const MARGIN = 4;

export interface View {
  readonly colour: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** The table with its coordinates, the figures, and the number of the first choice in every cell where a tile may go. */
export function drawBoard(
  land: GameView,
  groups: readonly Group[],
  view: View,
): { text: string; cropped: boolean } {
  const xs = range([...land.tiles, ...groups].map(({ x }) => x));
  const ys = range([...land.tiles, ...groups].map(({ y }) => y));
  const fits = ([width, height]: readonly [number, number]) =>
    MARGIN + xs.length * width <= view.columns && ys.length * height <= view.rows;
  const size = SIZES.find(fits) ?? SIZES[SIZES.length - 1];
  const shown = columnsAround(xs, land.last?.x ?? 0, Math.floor((view.columns - MARGIN) / size[0]));
  const head = shown.map((column) => centred(String(column), size[0])).join('');
  const lines = [faint(' '.repeat(MARGIN) + head, view.colour)];
  for (const row of ys) {
    const cells = shown.map((column) => drawCell(land, groups, column, row, size, view.colour));
    for (let line = 0; line < size[1]; line++) {
      const label = line === size[1] >> 1 ? String(row) : '';
      lines.push(
        `${faint(label.padStart(MARGIN - 1), view.colour)} ${cells.map((cell) => cell[line]).join('')}`,
      );
    }
  }
  return { text: lines.map((line) => line.trimEnd()).join('\n'), cropped: shown.length < xs.length };
}

/** One tile with the figures on it, as lines of text. */
function drawTile(
  { figures }: GameView,
  { spec, rot, x, y }: TileView,
  width: number,
  height: number,
  colour: boolean,
): string[] {
  const glyphs = paintTile(spec, rot / 90, width, height);
  const own = figures.filter((figure) => figure.x === x && figure.y === y);
  const stamps = standingOn(own, glyphs).flatMap(({ seat, cell, letter, letterCell }) => {
    const number = { ...cell, text: seatText(seat, String(seat + 1), colour) };
    return letterCell ? [number, { ...letterCell, text: seatText(seat, letter, colour) }] : [number];
  });
  return stamped(glyphs, stamps, colour, (x + y) & 1);
}

/** Something put over a glyph. */
export interface Stamp {
  readonly row: number;
  readonly col: number;
  /** One character wide, colours not counted. */
  readonly text: string;
}

export function stamped(
  glyphs: readonly (readonly Glyph[])[],
  stamps: readonly Stamp[],
  colour: boolean,
  shade: number,
): string[] {
  return glyphs.map((line, row) =>
    line
      .map((glyph, col) => {
        const stamp = stamps.find((one) => one.row === row && one.col === col);
        return stamp?.text ?? paint([glyph], colour, shade);
      })
      .join(''),
  );
}

function drawCell(
  land: GameView,
  groups: readonly Group[],
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  colour: boolean,
): string[] {
  const tile = land.tiles.find((one) => one.x === x && one.y === y);
  if (tile !== undefined) return drawTile(land, tile, width, height, colour);
  const group = groups.find((one) => one.x === x && one.y === y);
  const blank = ' '.repeat(width);
  const lines = new Array<string>(height).fill(blank);
  if (group === undefined) return lines;
  const [first] = group.choices;
  const last = group.choices[group.choices.length - 1];
  const label = first === last ? `${first.number}` : `${first.number}-${last.number}`;
  const short = label.length > width ? `${first.number}` : label;
  if (height >= 5) {
    lines[0] = faint(centred(`┌${' '.repeat(width - 4)}┐`, width), colour);
    lines[height - 1] = faint(centred(`└${' '.repeat(width - 4)}┘`, width), colour);
  }
  lines[height >> 1] = centred(short, width);
  return lines;
}

/** The columns around one of them that fit. */
function columnsAround(columns: readonly number[], around: number, most: number): number[] {
  if (columns.length <= most) return [...columns];
  const middle = columns.indexOf(around) - (most >> 1);
  const first = Math.max(0, Math.min(columns.length - most, middle));
  return columns.slice(first, first + most);
}

/** Every whole number from the least to the greatest. */
function range(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i);
}

function centred(text: string, width: number): string {
  return text.padStart((width + text.length) >> 1).padEnd(width);
}
