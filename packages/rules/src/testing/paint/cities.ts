import { type Canvas, type Cell, step } from './canvas.ts';
import type { Part } from './face.ts';

/** Paints every city; where two of them meet, a strip of field stays between them. */
export function paintCities(canvas: Canvas, parts: readonly Part[]): void {
  const cities = parts.filter((part) => part.kind === 'city');
  const owners = new Map<Cell, Part>();
  for (const cell of canvas.cells) {
    const claims = cities.filter((city) => covers(canvas, city, cell));
    if (claims.length === 1) owners.set(cell, claims[0]);
  }
  for (const [cell, { place }] of owners) {
    if (touchesOther(canvas, owners, cell)) continue;
    canvas.set(cell, { char: '#', place, kind: 'city' });
  }
}

/** A city lies along its edges and, with two or more of them, reaches through the tile. */
function covers(canvas: Canvas, { edges, halves }: Part, cell: Cell): boolean {
  if (halves.some((half) => !onHalf(canvas, cell, half))) return false;
  const walls = [...edges, ...halves.map((half) => half >> 1)];
  if (walls.some((edge) => inCap(canvas, cell, edge))) return true;
  const open = [0, 1, 2, 3].filter((edge) => !walls.includes(edge));
  if (walls.length === 2 && (walls[0] + walls[1]) % 2 === 1) {
    return walls.reduce((sum, edge) => sum + canvas.depth(cell, edge), 0) < 2;
  }
  if (walls.length === 2) return open.every((edge) => canvas.depth(cell, edge) >= 0.5);
  return walls.length > 2 && open.every((edge) => !inField(canvas, cell, edge));
}

/** The piece that a city on one edge alone takes. */
function inCap(canvas: Canvas, cell: Cell, edge: number): boolean {
  const depth = canvas.depth(cell, edge);
  return depth <= 0.5 && Math.abs(canvas.side(cell, edge)) <= 1 - depth;
}

/** The piece that is left of the fourth edge. */
function inField(canvas: Canvas, cell: Cell, edge: number): boolean {
  const depth = canvas.depth(cell, edge);
  return depth <= 0.5 && Math.abs(canvas.side(cell, edge)) < 1 - depth;
}

function onHalf(canvas: Canvas, cell: Cell, half: number): boolean {
  const side = canvas.side(cell, half >> 1);
  return half & 1 ? side > 0 : side < 0;
}

/** Of two cells side by side in different cities the later one gives way. */
function touchesOther(canvas: Canvas, owners: ReadonlyMap<Cell, Part>, cell: Cell): boolean {
  const at = ({ row, col }: Cell) => owners.get(canvas.cells[row * canvas.width + col]);
  return [0, 1, 2, 3]
    .map((edge) => step(cell, edge))
    .filter((next) => canvas.has(next))
    .some((next) => (at(next)?.place ?? 99) < (at(cell)?.place ?? 0));
}
