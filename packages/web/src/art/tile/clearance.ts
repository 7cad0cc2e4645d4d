import { distance, distanceToLine, type Line, type Point } from '../geometry.ts';
import type { Plan } from './plan.ts';
import { halfWidth } from './ways.ts';

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/**
 * How far a point is from everything that is drawn: walls, roads, rivers, villages, discs already put. Where it is no more than `enough`,
 * something up to that is told.
 */
export function clearance(plan: Plan, discs: readonly Disc[], point: Point, enough = NEVER): number {
  let best = Math.min(point.x, point.y, 100 - point.x, 100 - point.y) - 1;
  for (const hub of plan.hubs) best = Math.min(best, distance(hub.at, point) - hub.radius);
  best = Math.min(best, clearOf(discs, point));
  for (const { line } of plan.walls) best = Math.min(best, beside(line, point, 2.5, best, enough));
  for (const way of plan.ways) best = Math.min(best, beside(way.line, point, halfWidth(way), best, enough));
  for (const lane of plan.lanes) best = Math.min(best, beside(lane, point, 3, best, enough));
  return best;
}

const NEVER = Number.NEGATIVE_INFINITY;

function beside(line: Line, point: Point, half: number, best: number, enough: number): number {
  return best <= enough ? best : distanceToLine(line, point, enough + half) - half;
}

export function clearOf(discs: readonly Disc[], point: Point): number {
  let best = Number.POSITIVE_INFINITY;
  for (const disc of discs) best = Math.min(best, distance(disc.at, point) - disc.radius);
  return best;
}

/** How far inside its polygon a point is; where it is no more than `enough`, something up to that is told. */
export function depth(polygon: Line, point: Point, enough = 0): number {
  const closing = distanceToLine([polygon[polygon.length - 1], polygon[0]], point);
  return closing <= enough ? closing : Math.min(distanceToLine(polygon, point, enough), closing);
}

/**
 * How good a point is; undefined where it may not be taken. What is surely no better than `most` needn't be worked out: something up to
 * that is enough.
 */
type Score = (point: Point, most: number) => number | undefined;

/** Less than this is only reckoned otherwise: with it, of two points that are as good as each other the same is taken as without. */
export const HAIR = 1e-9;

/** The point that scores best: looked for on a coarse grid, then around what was found; undefined where none may be taken. */
export function best(score: Score): Point | undefined {
  const found = search(score, 2, 98, 2, 98, 4) ?? search(score, 1, 99, 1, 99, 1);
  if (found === undefined) return undefined;
  return search(score, found.x - 3, found.x + 3, found.y - 3, found.y + 3, 1);
}

function search(
  score: Score,
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
      const value = score({ x, y }, most);
      if (value === undefined || value <= most) continue;
      most = value;
      found = { x, y };
    }
  }
  return found;
}
