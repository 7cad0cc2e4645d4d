import type { Letters } from '../expansion.ts';
import type { FigureSpec } from '../figure/figures.ts';
import type { Ruleset } from '../game/ruleset/ruleset.ts';
import { faceOf } from '../tile/face.ts';
import type { TileTable } from '../tile/table.ts';
import { type Glyph, paintTile } from './picture.ts';

/** Colours of the seats in drawings, seat 0 first. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'grey', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export interface DrawnTile {
  readonly type: number;
  readonly rot: number;
  readonly x: number;
  readonly y: number;
}

export interface DrawnFigure {
  readonly seat: number;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Which segment of the tile it stands on. */
  readonly place: number;
}

export interface Drawing {
  readonly tiles: readonly DrawnTile[];
  readonly figures: readonly DrawnFigure[];
}

/** What a letter in a drawing stands for. */
type Legend = ReadonlyMap<
  string,
  { readonly seat: number; readonly figure: string; readonly spec: FigureSpec }
>;

/** A tile is five characters wide and high, with a space between two of them side by side. */
const SIZE = 5;
const PITCH = SIZE + 1;

/**
 * Reads land drawn as text, each tile as `picture.ts` paints it, blank where there is none. Below may stand what letters mean:
 * `R: red follower, Q: blue follower`. Such a letter is a figure on the segment it covers. A bend of a road may be drawn as `+`,
 * which needs no care in strings.
 */
export function readDrawing(text: string, { tiles, figures: specs, registry }: Ruleset): Drawing {
  const lines = text.split('\n').filter((line, i, all) => !isBlank(line) || isInside(all, i));
  const legendAt = lines.findIndex((line) => /^\s*\S: /.test(line));
  const legend = readLegend(legendAt < 0 ? [] : lines.slice(legendAt), specs);
  const picture = withoutIndent(legendAt < 0 ? lines : lines.slice(0, legendAt));
  if (picture.length % SIZE !== 0)
    throw new Error(`a tile is ${SIZE} lines high, these are ${picture.length}`);
  const drawn: DrawnTile[] = [];
  const figures: DrawnFigure[] = [];
  const painted = paintAll(tiles, registry.letters);
  for (let y = 0; y < picture.length / SIZE; y++) {
    const rows = picture.slice(y * SIZE, (y + 1) * SIZE);
    for (let x = 0; x * PITCH < Math.max(...rows.map((row) => row.length)); x++) {
      const block = rows.map((row) => row.slice(x * PITCH, x * PITCH + SIZE));
      if (block.every(isBlank)) continue;
      const found = match(block, legend, painted, tiles);
      drawn.push({ type: found.type, rot: found.rot, x, y });
      figures.push(...figuresOn(block, found.glyphs, legend).map((figure) => ({ ...figure, x, y })));
    }
  }
  return { tiles: drawn, figures };
}

interface Painted {
  readonly type: number;
  readonly rot: number;
  readonly glyphs: readonly (readonly Glyph[])[];
}

/** Squares of a board are laid all together by the game itself, so a drawing never means one of them. */
const BOARD = '/board-';

/** Paintings by letters and by what is printed: the same tiles come in every scene, and painting takes its time. */
const paintings = new WeakMap<Letters, Map<string, Painted['glyphs'][]>>();

function paintAll(tiles: TileTable, letters: Letters): Painted[] {
  const done = paintings.get(letters) ?? new Map<string, Painted['glyphs'][]>();
  paintings.set(letters, done);
  return tiles.types.flatMap(({ id, spec }, type) => {
    if (id.includes(BOARD)) return [];
    const printed = JSON.stringify(spec);
    const turned = done.get(printed) ?? [0, 1, 2, 3].map((rot) => paintTile(spec, rot, SIZE, SIZE, letters));
    done.set(printed, turned);
    return turned.map((glyphs, rot) => ({ type, rot, glyphs }));
  });
}

/** The tile that looks like this where no figure covers it. */
function match(
  block: readonly string[],
  legend: Legend,
  painted: readonly Painted[],
  tiles: TileTable,
): Painted {
  const fits = painted.filter(({ glyphs }) =>
    glyphs.every((row, r) => row.every((glyph, c) => looksLike(block[r][c], glyph, legend))),
  );
  const faces = new Set(fits.map(({ type, rot }) => faceOf(tiles.types[type].spec, rot, new Set())));
  if (faces.size === 1) return fits[0];
  const names = fits.map(({ type, rot }) => `${tiles.types[type].id} ${rot * 90}`);
  throw new Error(
    `${names.length === 0 ? 'no tile looks' : `${names.join(' and ')} look`} like\n${block.join('\n')}`,
  );
}

function looksLike(drawn: string, { char, kind, place }: Glyph, legend: Legend): boolean {
  const standing = legend.get(drawn);
  if (standing !== undefined) return place >= 0 && standing.spec.stands.includes(kind);
  return drawn === char || (drawn === '+' && (char === '/' || char === '\\'));
}

function figuresOn(block: readonly string[], glyphs: Painted['glyphs'], legend: Legend) {
  return block.flatMap((row, r) =>
    [...row].flatMap((letter, c) => {
      const meaning = legend.get(letter);
      if (meaning === undefined) return [];
      return [{ seat: meaning.seat, figure: meaning.figure, place: glyphs[r][c].place }];
    }),
  );
}

function readLegend(lines: readonly string[], specs: readonly FigureSpec[]): Legend {
  const entries = lines.flatMap((line) => line.trim().split(/,\s+/));
  return new Map(
    entries.map((entry) => {
      const [, letter, colour, figure] = /^(\S): (\S+) (\S+)$/.exec(entry) ?? [];
      const seat = (COLOURS as readonly string[]).indexOf(colour);
      const spec = specs.find(({ name }) => name === figure);
      if (seat < 0 || spec === undefined) throw new Error(`not a figure: ${entry}`);
      return [letter, { seat, figure, spec }];
    }),
  );
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** Whether something stands above and below a line. */
function isInside(lines: readonly string[], at: number): boolean {
  return !lines.slice(0, at).every(isBlank) && !lines.slice(at).every(isBlank);
}

function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => !isBlank(line)).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents)));
}
