import type { Letters } from '../../expansion.ts';
import { turnDirection } from '../../tile/face.ts';
import type { Marks } from '../../tile/spec.ts';
import type { Canvas, Cell } from './canvas.ts';
import type { Part } from './face.ts';
import { isLine } from './lines.ts';

const DIRECTIONS = 8;
/** How much room there seems to be beyond the rim of the tile. */
const RIM_ROOM = 0.3;

/** Paints monasteries and gardens, in the middle if they can stand there. */
export function paintCentres(canvas: Canvas, parts: readonly Part[], ends: ReadonlyMap<number, Cell>): void {
  const gate = parts.find((part) => part.ends === 'monastery');
  for (const { kind, place } of parts) {
    if (kind === 'monastery') {
      const spot = (gate && ends.get(gate.place)) ?? canvas.centre;
      canvas.set(spot, { char: 'M', place, kind });
    } else if (kind === 'garden') {
      const free = canvas.cells.filter((cell) => isPlain(canvas, cell, 'field'));
      const spot = free.find((cell) => canvas.distance(cell, canvas.centre) === 0) ?? roomiest(canvas, free);
      if (spot !== undefined) canvas.set(spot, { char: 'G', place, kind });
    }
  }
}

/** Paints the marks of the segments and of the tile, each by its letter: a mark of a road stands beside it. */
export function paintMarks(
  canvas: Canvas,
  parts: readonly Part[],
  tileMarks: Marks,
  rot: number,
  letters: Letters,
): void {
  for (const part of parts) {
    for (const char of lettersOf(part.marks, rot, letters)) {
      const spot = isLine(part) ? beside(canvas, part) : roomiest(canvas, own(canvas, part));
      if (spot !== undefined) canvas.set(spot, { char, place: part.place, kind: part.kind });
    }
  }
  for (const char of lettersOf(tileMarks, rot, letters)) {
    const fields = canvas.cells.filter((cell) => isPlain(canvas, cell, 'field'));
    const spot =
      roomiest(canvas, fields) ??
      roomiest(
        canvas,
        canvas.cells.filter((cell) => isPlain(canvas, cell, 'city')),
      );
    const under = spot && canvas.at(spot);
    if (spot !== undefined && under !== undefined) canvas.set(spot, { ...under, char });
  }
}

function lettersOf(marks: Marks, rot: number, letters: Letters): string[] {
  return Object.entries(marks).flatMap(([name, number]) => {
    const shown = letters.marks[name] ?? name[0];
    if (shown.length === 1) return new Array<string>(number).fill(shown);
    return [shown[(shown.length === DIRECTIONS ? turnDirection(number, rot) : number) - 1]];
  });
}

function own(canvas: Canvas, { place, kind }: Part): Cell[] {
  return canvas.cells.filter((cell) => canvas.at(cell)?.place === place && isPlain(canvas, cell, kind));
}

/** A field cell beside a line, towards the north-east if there is a choice. */
function beside(canvas: Canvas, { place }: Part): Cell | undefined {
  const corner = { row: canvas.centre.row / 2, col: (3 * canvas.centre.col) / 2 };
  return canvas.cells
    .filter((cell) => isPlain(canvas, cell, 'field'))
    .filter((cell) => canvas.neighbours(cell).some((next) => canvas.at(next)?.place === place))
    .sort((one, other) => canvas.distance(one, corner) - canvas.distance(other, corner))[0];
}

/** The cell farthest from all that is not among `cells`, and of several the one nearest to the middle. */
export function roomiest(canvas: Canvas, cells: readonly Cell[]): Cell | undefined {
  const inside = new Set(cells);
  const outside = canvas.cells.filter((cell) => !inside.has(cell));
  const room = (cell: Cell) => {
    const rim = Math.min(...[0, 1, 2, 3].map((edge) => canvas.depth(cell, edge))) + RIM_ROOM;
    const near = Math.min(rim, ...outside.map((other) => canvas.distance(cell, other)));
    return near - 0.25 * canvas.distance(cell, canvas.centre);
  };
  const rooms = new Map(cells.map((cell) => [cell, room(cell)]));
  return [...cells].sort((one, other) => (rooms.get(other) ?? 0) - (rooms.get(one) ?? 0))[0];
}

/** Whether a cell shows nothing but its kind of land. */
function isPlain(canvas: Canvas, cell: Cell, kind: 'field' | Part['kind']): boolean {
  const glyph = canvas.at(cell);
  return glyph?.kind === kind && (glyph.char === '.' || glyph.char === '#' || glyph.arms !== undefined);
}
