import { along, at, type Line, lengthOf, minus, type Point, plus, times, unit } from '../geometry.ts';
import type { Pen } from './pen.ts';
import { type Random, within } from './random.ts';

/** A line whose ends on the tile's border go on beyond it, square to the border. */
export function beyondBorder(line: Line, by = 6): Point[] {
  const last = line.length - 1;
  return [...outside(line[0], line[1], by), ...line, ...outside(line[last], line[last - 1], by)];
}

function outside(end: Point, next: Point, by: number): Point[] {
  if (Math.min(end.x, end.y, 100 - end.x, 100 - end.y) > 0.01) return [];
  const out = unit(minus(end, next));
  const square = Math.abs(out.x) > Math.abs(out.y) ? at(Math.sign(out.x), 0) : at(0, Math.sign(out.y));
  return [plus(end, times(square, by))];
}

/** Lines of one width and colour as one stroke: where they meet nothing darkens twice. */
export function strokeAll(pen: Pen, lines: readonly Line[], width: number, colour: string): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.beginPath();
  for (const line of lines) {
    for (const [i, { x, y }] of line.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  }
  pen.stroke();
}

/** A place on a strip: how far along its line, how far to its right, and which way the line goes there. */
export interface OnStrip {
  readonly point: Point;
  readonly angle: number;
  /** How far it is from the nearer end of the line. */
  readonly toEnd: number;
}

export function onStrip(line: Line, far: number, right: number): OnStrip {
  const { point, towards } = along(line, far);
  return {
    point: plus(point, times(at(-towards.y, towards.x), right)),
    angle: Math.atan2(towards.y, towards.x),
    toEnd: Math.min(far, lengthOf(line) - far),
  };
}

/** Dabs of the brush along a line. */
export function dabAlong(
  pen: Pen,
  line: Line,
  random: Random,
  dab: {
    readonly count: number;
    readonly right: () => number;
    readonly size: number;
    readonly colour: () => string;
  },
): void {
  const length = lengthOf(line);
  for (let i = 0; i < dab.count; i++) {
    // What crosses the border would end there with a straight cut.
    const { point, angle } = onStrip(line, within(random, 2.2, length - 2.2), dab.right());
    const size = dab.size * within(random, 0.5, 1.4);
    pen.fillStyle = dab.colour();
    pen.beginPath();
    pen.ellipse(
      point.x,
      point.y,
      size,
      size * within(random, 0.25, 0.5),
      angle + within(random, -0.3, 0.3),
      0,
      7,
    );
    pen.fill();
  }
}
