import { distance, distanceToLine, type Line, type Point } from '../geometry.ts';
import type { Plan } from './plan.ts';
import { halfWidth } from './ways.ts';

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** How far a point is from everything that is drawn: walls, roads, rivers, villages, discs already put. */
export function clearance(plan: Plan, discs: readonly Disc[], point: Point): number {
  let best = Math.min(point.x, point.y, 100 - point.x, 100 - point.y) - 1;
  for (const { line } of plan.walls) best = Math.min(best, distanceToLine(line, point) - 2.5);
  for (const way of plan.ways) best = Math.min(best, distanceToLine(way.line, point) - halfWidth(way));
  for (const lane of plan.lanes) best = Math.min(best, distanceToLine(lane, point) - 3);
  for (const hub of plan.hubs) best = Math.min(best, distance(hub.at, point) - hub.radius);
  return Math.min(best, clearOf(discs, point));
}

export function clearOf(discs: readonly Disc[], point: Point): number {
  let best = Number.POSITIVE_INFINITY;
  for (const disc of discs) best = Math.min(best, distance(disc.at, point) - disc.radius);
  return best;
}

/** How far inside its polygon a point is. */
export function depth(polygon: Line, point: Point): number {
  const closing = distanceToLine([polygon[polygon.length - 1], polygon[0]], point);
  return Math.min(distanceToLine(polygon, point), closing);
}

/** The point that scores best: looked for on a coarse grid, then around what was found; undefined where none may be taken. */
export function best(score: (point: Point) => number | undefined): Point | undefined {
  const found = search(score, 2, 98, 2, 98, 4) ?? search(score, 1, 99, 1, 99, 1);
  if (found === undefined) return undefined;
  return search(score, found.x - 3, found.x + 3, found.y - 3, found.y + 3, 1);
}

function search(
  score: (point: Point) => number | undefined,
  left: number,
  right: number,
  top: number,
  bottom: number,
  step: number,
): Point | undefined {
  let found: Point | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const value = score({ x, y });
      if (value === undefined || value <= most) continue;
      most = value;
      found = { x, y };
    }
  }
  return found;
}
