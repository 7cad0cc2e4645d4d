/** Plane geometry in the box of a tile: 100 × 100, x to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Line = readonly Point[];

export const SIZE = 100;
export const CENTRE: Point = { x: 50, y: 50 };

export const at = (x: number, y: number): Point => ({ x, y });
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const between = (a: Point, b: Point, t: number): Point => plus(a, times(minus(b, a), t));
// Math.hypot is many times slower, and a layout asks for a hundred thousand distances.
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export function unit(a: Point): Point {
  const length = Math.hypot(a.x, a.y);
  return length === 0 ? a : times(a, 1 / length);
}

/** A quarter turn clockwise for each `rot`, about the middle of the tile. */
export function turn(point: Point, rot: number): Point {
  let { x, y } = point;
  for (let i = 0; i < (rot & 3); i++) [x, y] = [SIZE - y, x];
  return { x, y };
}

/** A cubic curve as points, both ends included. */
export function curve(a: Point, b: Point, c: Point, d: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return at(p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y);
  });
}

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

/** The point at `far` units along a line, with the direction there. */
export function along(line: Line, far: number): { point: Point; towards: Point } {
  let rest = far;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1], line[i]);
    if (rest <= step || i === line.length - 1) {
      const towards = unit(minus(line[i], line[i - 1]));
      return { point: plus(line[i - 1], times(towards, rest)), towards };
    }
    rest -= step;
  }
  return { point: line[0], towards: at(1, 0) };
}

/** The line moved to its right by `by` (to its left if negative). */
export function offset(line: Line, by: number): Point[] {
  return line.map((point, i) => {
    const before = line[Math.max(i - 1, 0)];
    const after = line[Math.min(i + 1, line.length - 1)];
    const to = unit(minus(after, before));
    return plus(point, times(at(-to.y, to.x), by));
  });
}

/** A closed ribbon along a line. */
export function ribbon(line: Line, half: number): Point[] {
  return [...offset(line, half), ...offset(line, -half).reverse()];
}

export function circle(centre: Point, radius: number, corners = 20): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return at(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

export function inside(polygon: Line, { x, y }: Point): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i];
    const b = polygon[j];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** Finds the polygon a point is in. Quick for points of one row, which cross the same sides. */
export function finderIn(polygons: readonly Line[]): (point: Point) => Line | undefined {
  let row = Number.NaN;
  let crossed: readonly (readonly number[])[] = [];
  return ({ x, y }) => {
    if (y !== row) {
      row = y;
      crossed = polygons.map((polygon) => crossings(polygon, y));
    }
    return polygons[crossed.findIndex((xs) => isOddBeyond(xs, x))];
  };
}

/** Where the sides of a polygon cross a row. */
function crossings(polygon: Line, y: number): number[] {
  const xs: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i];
    const b = polygon[j];
    if (a.y > y !== b.y > y) xs.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
  }
  return xs;
}

function isOddBeyond(xs: readonly number[], x: number): boolean {
  let odd = false;
  for (const crossing of xs) if (x < crossing) odd = !odd;
  return odd;
}

export const insideAny = (polygons: readonly Line[], point: Point): boolean =>
  polygons.some((polygon) => inside(polygon, point));

/** Where it is no more than `enough`, that or a little more than the distance is told: whoever needs more looks no further. */
export function distanceToLine(line: Line, point: Point, enough = 0): number {
  const least = enough > 0 ? enough * enough : 0;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length && best > least; i++) {
    best = Math.min(best, squareToStretch(line[i - 1], line[i], point));
  }
  return Math.sqrt(best);
}

/** The square of the distance from a stretch of line. */
function squareToStretch(a: Point, b: Point, p: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  const x = p.x - a.x - t * dx;
  const y = p.y - a.y - t * dy;
  return x * x + y * y;
}

export function areaOf(polygon: Line): number {
  let sum = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    sum += polygon[j].x * polygon[i].y - polygon[i].x * polygon[j].y;
  }
  return sum / 2;
}

/** Paint goes this far over the border, so that no hair of ground shows between neighbours. */
const OVERLAP = 0.3;

/** A line whose ends on the border reach a little beyond it. */
export function overBorder(line: Line): Point[] {
  const beyond = (end: Point, next: Point) =>
    Math.min(end.x, end.y, SIZE - end.x, SIZE - end.y) < 0.01
      ? [plus(end, times(unit(minus(end, next)), OVERLAP))]
      : [];
  const last = line.length - 1;
  return [...beyond(line[0], line[1]), ...line, ...beyond(line[last], line[last - 1])];
}

/** The part of a polygon inside the tile, or inside a slightly larger one (Sutherland and Hodgman). */
export function clip(polygon: Line, beyond = 0): Point[] {
  let kept: Line = polygon;
  for (const [axis, side, sign] of SIDES) {
    const limit = side + sign * beyond;
    const out = (p: Point) => sign * (p[axis] - limit) > 0;
    const next: Point[] = [];
    for (let i = 0; i < kept.length; i++) {
      const a = kept[(i + kept.length - 1) % kept.length];
      const b = kept[i];
      if (out(a) !== out(b)) next.push(between(a, b, (limit - a[axis]) / (b[axis] - a[axis])));
      if (!out(b)) next.push(b);
    }
    kept = next;
  }
  return [...kept];
}

const SIDES = [
  ['x', 0, -1],
  ['x', SIZE, 1],
  ['y', 0, -1],
  ['y', SIZE, 1],
] as const;

const digits = (value: number): string => String(Math.round(value * 10) / 10);

const pathOf = (line: Line): string =>
  line.map((p, i) => `${i === 0 ? 'M' : 'L'}${digits(p.x)} ${digits(p.y)}`).join('');
export const closedPath = (line: Line): string => (line.length === 0 ? '' : `${pathOf(line)}Z`);
