import { at, type Point } from '../geometry.ts';
import { fillShape, type Pen, trace } from './pen.ts';
import { lightOn, type Normal, normalised, tone } from './tone.ts';

/** A point of the land: east, south, and its height. */
export type Spot = readonly [number, number, number];

/** One flat side of a solid. */
export interface Side {
  readonly corners: readonly Spot[];
  readonly colour: string;
  readonly kind: 'wall' | 'roof';
}

/** A side that is seen, as it is seen. */
export interface Seen extends Side {
  readonly outline: readonly Point[];
  readonly light: number;
  readonly normal: Normal;
}

/** How far up the screen a unit of height is. */
export const TILT = 0.8;
/** Where a unit of height throws its shadow. */
const CAST = at(1, 0.42);

/** Height only moves a point up the screen. */
export const seen = ([x, y, z]: Spot): Point => at(x, y - z * TILT);

/** The sides of a convex solid about `middle` that face the eye, each with its light. */
export function seenSides(sides: readonly Side[], middle: Spot): Seen[] {
  return sides.flatMap((side) => {
    const normal = outward(side.corners, middle);
    if (normal[1] * TILT + normal[2] <= 0.001) return [];
    return [{ ...side, normal, light: lightOn(normal), outline: side.corners.map(seen) }];
  });
}

function outward([a, b, c]: readonly Spot[], middle: Spot): Normal {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = normalised([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]);
  const away = x * (a[0] - middle[0]) + y * (a[1] - middle[1]) + z * (a[2] - middle[2]);
  return away < 0 ? [-x, -y, -z] : [x, y, z];
}

/** Paints a side in its light, with a hair of a darker tone around it where that would be seen. */
export function paintSide(pen: Pen, { outline, colour, light, kind }: Seen, isFine = true): void {
  fillShape(pen, outline, tone(colour, Math.min(1.22, light * (kind === 'roof' ? 1.02 : 0.98))));
  if (!isFine) return;
  pen.strokeStyle = tone(colour, 0.55, 0.55);
  pen.lineWidth = 0.22;
  pen.stroke();
}

/** Fills the shadow of what has these points. */
export function castShadow(pen: Pen, spots: readonly Spot[]): void {
  trace(pen, hull(spots.map(([x, y, z]) => at(x + z * CAST.x, y + z * CAST.y))));
  pen.fill();
}

/** The smallest convex outline around points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const p of points) {
    while (kept.length > 1 && !turnsLeft(kept[kept.length - 2], kept[kept.length - 1], p)) kept.pop();
    kept.push(p);
  }
  kept.pop();
  return kept;
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
