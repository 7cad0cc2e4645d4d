import { type Canvas, type Cell, sameCell, step } from './canvas.ts';
import type { Part } from './face.ts';

/** By arms: none, N, E, NE, S, NS, ES, NES, W, NW, EW, NEW, SW, NSW, ESW, NESW. */
const ROAD_CHARS = '.|-\\||/+-/-+\\+++';
/** What a line ends in, where it is not the usual village or crossroads. A city or monastery shows for itself. */
const END_CHARS: Readonly<Record<string, string>> = { city: '', monastery: '', lake: '~' };

/** Paints rivers, then the roads that cross them; tells where each line with an end ends, by place. */
export function paintLines(canvas: Canvas, parts: readonly Part[]): Map<number, Cell> {
  const lines = parts.filter((part) => isLine(part));
  const crowded = lines.length > 1 || parts.some((part) => part.kind === 'monastery');
  const ends = new Map<number, Cell>();
  for (const line of [...lines].sort(byTurn)) {
    // What lies in the middle now and does not end there has the middle for itself.
    const middle = lines.find((other) => other.place === canvas.at(canvas.centre)?.place);
    const taken = middle !== undefined && passes(middle);
    for (const path of pathsOf(canvas, line, crowded, taken)) {
      draw(canvas, line, path);
      if (line.ends !== undefined) ends.set(line.place, path[path.length - 1]);
    }
  }
  for (const line of lines) drawEnd(canvas, line, ends.get(line.place));
  return ends;
}

export function isLine({ kind }: Pick<Part, 'kind'>): boolean {
  return kind === 'road' || kind === 'river';
}

/** What crosses the middle comes before what may end there, and rivers before bridges. */
function byTurn(one: Part, other: Part): number {
  const turn = (line: Part) => (passes(line) ? 0 : 2) + (line.kind === 'river' ? 0 : 1);
  return turn(one) - turn(other);
}

function passes({ ends }: Part): boolean {
  return ends === undefined || ends === 'city';
}

function pathsOf(canvas: Canvas, line: Part, crowded: boolean, taken: boolean): Cell[][] {
  const { centre } = canvas;
  const [from, to] = line.edges;
  if (line.ends !== undefined) return line.edges.map((edge) => pathToEnd(canvas, line.ends, edge, taken));
  if (line.edges.length !== 2) return line.edges.map((edge) => walk(rim(canvas, edge), centre));
  if (to - from === 2 || !crowded) return [walk(rim(canvas, from), centre, rim(canvas, to))];
  const near = quarter(canvas, from);
  const far = quarter(canvas, to);
  const corner = from & 1 ? { row: far.row, col: near.col } : { row: near.row, col: far.col };
  return [walk(rim(canvas, from), near, corner, far, rim(canvas, to))];
}

/** From an edge to the middle, and past it to a city or over a river to a monastery; short of it if another line is there. */
function pathToEnd(canvas: Canvas, ends: string | undefined, edge: number, taken: boolean): Cell[] {
  const inward = walk(rim(canvas, edge), canvas.centre);
  if (ends === 'city') return pathToCity(canvas, edge, inward);
  if (!taken) return inward;
  if (ends === 'monastery') return walk(rim(canvas, edge), quarter(canvas, (edge + 2) & 3));
  return inward.slice(0, -1);
}

function pathToCity(canvas: Canvas, edge: number, inward: readonly Cell[]): Cell[] {
  const wall = inward.findIndex((cell) => canvas.at(cell)?.kind === 'city');
  if (wall >= 0) return inward.slice(0, Math.max(wall, 1));
  for (const onward of [edge + 2, edge + 1, edge + 3]) {
    const beyond = walk(canvas.centre, rim(canvas, onward & 3));
    const gate = beyond.findIndex((cell) => canvas.at(cell)?.kind === 'city');
    if (gate > 0) return [...inward, ...beyond.slice(1, gate)];
  }
  return [...inward];
}

function draw(canvas: Canvas, { kind, place, edges }: Part, path: readonly Cell[]): void {
  for (const [i, cell] of path.entries()) {
    let arms = 0;
    for (let edge = 0; edge < 4; edge++) {
      const next = step(cell, edge);
      const leaves = !canvas.has(next) && edges.includes(edge);
      const onPath = [path[i - 1], path[i + 1]].some((other) => other && sameCell(other, next));
      if (leaves || onPath) arms |= 1 << edge;
    }
    const under = canvas.at(cell);
    if (under?.kind === kind) arms |= under.arms ?? 0;
    const char = kind === 'river' ? '~' : ROAD_CHARS[arms];
    canvas.set(cell, { char, place, kind, arms });
  }
}

function drawEnd(canvas: Canvas, { kind, place, ends }: Part, end: Cell | undefined): void {
  if (ends === undefined || end === undefined) return;
  const char = END_CHARS[ends] ?? 'o';
  if (char === '') return;
  const shore = ends === 'lake' ? [step(end, 1), step(end, 3)] : [];
  for (const cell of [end, ...shore]) canvas.set(cell, { char, place, kind });
}

/** The middle of an edge. */
function rim({ width, height, centre }: Canvas, edge: number): Cell {
  if (edge & 1) return { row: centre.row, col: edge === 1 ? width - 1 : 0 };
  return { row: edge === 2 ? height - 1 : 0, col: centre.col };
}

/** Half way from the middle of an edge to the middle of the tile. */
function quarter(canvas: Canvas, edge: number): Cell {
  const { centre } = canvas;
  const { row, col } = rim(canvas, edge);
  return { row: Math.round((row + centre.row) / 2), col: Math.round((col + centre.col) / 2) };
}

/** All cells from one corner of a path to the next, each once. */
function walk(...corners: readonly Cell[]): Cell[] {
  const path = [corners[0]];
  for (const { row, col } of corners.slice(1)) {
    let at = path[path.length - 1];
    while (at.row !== row || at.col !== col) {
      at = { row: at.row + Math.sign(row - at.row), col: at.col + Math.sign(col - at.col) };
      path.push(at);
    }
  }
  return path;
}
