import type { TileSpec } from '@bastide/rules';
import {
  along,
  CENTRE,
  distance,
  distanceToLine,
  finderIn,
  type Line,
  lengthOf,
  type Point,
} from '../geometry.ts';
import { best, clearOf, type Disc, depth, HAIR } from './clearance.ts';
import type { Layout } from './layout.ts';
import type { Plan } from './plan.ts';

/** A place for a figure on every segment, well inside it and apart from the others. */
export function putSpots(
  spec: TileSpec,
  plan: Plan,
  centres: Layout['centres'],
  taken: readonly Disc[],
): Point[] {
  const spots: Point[] = [];
  for (const { place, at } of centres) spots[place] = at;
  const others = () => Object.values(spots).map((at) => ({ at, radius: 0 }));
  for (const way of plan.ways) spots[way.place] = roadSpot(plan, way.line, others(), taken);
  const bySize = spec.segments
    .map((_, place) => place)
    .filter((place) => spots[place] === undefined)
    .sort((a, b) => plan.areas[a].length - plan.areas[b].length || a - b);
  for (const place of bySize) spots[place] = areaSpot(plan.areas[place], others(), [...taken, ...plan.hubs]);
  return spots;
}

function roadSpot(plan: Plan, line: Line, spots: readonly Disc[], taken: readonly Disc[]): Point {
  const length = lengthOf(line);
  let found = along(line, length / 2).point;
  let most = Number.NEGATIVE_INFINITY;
  for (let share = 0.12; share < 0.9; share += 0.02) {
    const { point } = along(line, length * share);
    const crossing = plan.ways
      .filter((way) => way.line !== line)
      .map((way) => distanceToLine(way.line, point));
    const hub = plan.hubs.reduce(
      (least, { at, radius }) => Math.min(least, distance(at, point) - radius),
      20,
    );
    const value =
      Math.min(clearOf(spots, point), 24) +
      Math.min(hub, 8) +
      Math.min(...crossing, 14) +
      0.5 * Math.min(clearOf(taken, point), 8) +
      0.7 * Math.min(point.x, point.y, 100 - point.x, 100 - point.y, 18) -
      8 * Math.abs(share - 0.5);
    if (value > most) [found, most] = [point, value];
  }
  return found;
}

function areaSpot(area: readonly Line[], spots: readonly Disc[], taken: readonly Disc[]): Point {
  const find = finderIn(area);
  const score = (margin: number) => (point: Point, most: number) => {
    const polygon = find(point);
    if (polygon === undefined) return undefined;
    const apart = clearOf(spots, point);
    const room = Math.min(clearOf(taken, point), 14);
    const near = apart < 13 ? -20 : 0;
    const enough = (most - near - room - Math.min(apart, 26) * 0.7) / 1.6 - HAIR;
    const deep = depth(polygon, point, enough);
    if (deep < margin || deep <= enough) return undefined;
    return (
      1.6 * Math.min(deep, 22) + Math.min(apart, 26) * 0.7 + near + room - 0.04 * distance(point, CENTRE)
    );
  };
  return best(score(3)) ?? best(score(0.2)) ?? CENTRE;
}
