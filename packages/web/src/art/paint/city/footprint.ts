import { at, type Point, turn } from '../../geometry.ts';

/** The ground a building stands on: half its length and depth, and the angle of its length from the east. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly deep: number;
  readonly angle: number;
}

/** Its corners, going round; with `margin` all around. */
export function outlineOf({ x, y, half, deep, angle }: Footprint, margin = 0): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = (u: number, v: number) => at(x + u * c - v * s, y + u * s + v * c);
  const [w, d] = [half + margin, deep + margin];
  return [corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)];
}

/** A point of the footprint by its own axes. */
export function pointOf({ x, y, angle }: Footprint, along: number, across: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return at(x + along * c - across * s, y + along * s + across * c);
}

export function turned<Ground extends Footprint>(ground: Ground, quarters: number): Ground {
  const { x, y } = turn(ground, quarters);
  return { ...ground, x, y, angle: ground.angle + ((quarters & 3) * Math.PI) / 2 };
}

/** Whether two convex outlines have ground in common: no side of either keeps them apart. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !parted(a, b) && !parted(b, a);
}

function parted(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const p = a[i];
    const q = a[i + 1 === a.length ? 0 : i + 1];
    const nx = q.y - p.y;
    const ny = p.x - q.x;
    // Outlines go round clockwise on the screen: their own ground lies where this is negative.
    const limit = p.x * nx + p.y * ny;
    if (isBeyond(b, nx, ny, limit)) return true;
  }
  return false;
}

function isBeyond(points: readonly Point[], nx: number, ny: number, limit: number): boolean {
  for (const { x, y } of points) if (x * nx + y * ny < limit) return false;
  return true;
}
