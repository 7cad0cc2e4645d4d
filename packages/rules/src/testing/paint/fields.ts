import type { Canvas, Cell } from './canvas.ts';
import type { Part } from './face.ts';

interface Reach {
  readonly field: Part;
  readonly steps: number;
  /** Another field that is just as near. */
  readonly rival?: Part;
}

/**
 * Gives every free cell to the field it can be reached from. Fields that meet without a road between them are parted by a
 * wall of the city they both touch.
 */
export function paintFields(canvas: Canvas, parts: readonly Part[]): void {
  paintBareEdges(canvas, parts);
  const fields = parts.filter((part) => part.kind === 'field');
  const inner = fields.find((field) => field.halves.length === 0);
  const reached = spread(canvas, seeds(canvas, fields));
  for (const cell of canvas.cells) {
    if (canvas.at(cell) !== undefined) continue;
    const { field, rival } = reached.get(key(cell)) ?? { field: inner };
    if (field === undefined) continue;
    const wall = rival && field.borders.filter((city) => rival.borders.includes(city));
    if (wall?.length === 1) canvas.set(cell, { char: '#', place: wall[0], kind: 'city' });
    else canvas.set(cell, { char: wall && wall.length > 1 ? ':' : '.', place: field.place, kind: 'field' });
  }
}

/** An edge with nothing on it belongs to a tile that is a piece of something larger. */
function paintBareEdges(canvas: Canvas, parts: readonly Part[]): void {
  const isBare = (edge: number) =>
    !parts.some(({ edges, halves }) => edges.includes(edge) || halves.some((half) => half >> 1 === edge));
  for (const cell of canvas.cells) {
    const touched = [0, 1, 2, 3].filter((edge) => canvas.depth(cell, edge) === 0);
    if (touched.length > 0 && touched.every(isBare))
      canvas.set(cell, { char: ' ', place: -1, kind: 'field' });
  }
}

/** The cells of the rim, by the half-edge they lie on. */
function seeds(canvas: Canvas, fields: readonly Part[]): Map<string, Reach> {
  const reached = new Map<string, Reach>();
  for (const cell of canvas.cells) {
    if (canvas.at(cell) !== undefined) continue;
    const here = new Set<Part>();
    for (let edge = 0; edge < 4; edge++) {
      if (canvas.depth(cell, edge) > 0) continue;
      const side = canvas.side(cell, edge);
      if (side <= 0) for (const field of fields) if (field.halves.includes(2 * edge)) here.add(field);
      if (side >= 0) for (const field of fields) if (field.halves.includes(2 * edge + 1)) here.add(field);
    }
    const [field, rival] = here;
    if (field !== undefined) reached.set(key(cell), rival ? { field, steps: 0, rival } : { field, steps: 0 });
  }
  return reached;
}

/** Spreads from cell to free cell, the nearest field first, until nothing changes. */
function spread(canvas: Canvas, reached: Map<string, Reach>): Map<string, Reach> {
  const free = canvas.cells.filter((cell) => canvas.at(cell) === undefined);
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of free) {
      for (const next of canvas.neighbours(cell)) {
        const from = reached.get(key(next));
        if (from === undefined || from.rival !== undefined) continue;
        const better = nearer(reached.get(key(cell)), from, canvas.distance(cell, next));
        if (better === undefined) continue;
        reached.set(key(cell), better);
        changed = true;
      }
    }
  }
  return reached;
}

/** What changes when a neighbour's field comes in: undefined if nothing. Fields side by side are rivals. */
function nearer(now: Reach | undefined, from: Reach, far: number): Reach | undefined {
  const steps = from.steps + far;
  if (now === undefined || steps < now.steps - 0.01) return { field: from.field, steps };
  if (now.field === from.field || now.rival !== undefined) return undefined;
  return steps < now.steps + 0.01 ? { ...now, rival: from.field } : undefined;
}

function key({ row, col }: Cell): string {
  return `${row},${col}`;
}
