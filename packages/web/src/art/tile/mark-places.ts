import type { TileSpec } from '@bastide/rules';
import { printedMarks } from '../../expansions/faces.ts';
import { CENTRE, distance, distanceToLine, finderIn, type Line, type Point } from '../geometry.ts';
import { best, clearance, type Disc, HAIR } from './clearance.ts';
import { areasOf, type Plan } from './plan.ts';

/** A mark and where it is printed. */
export interface PlacedMark {
  readonly name: string;
  readonly value: number;
  readonly at: Point;
  /** How large it can be drawn there, at most 1. */
  readonly size: number;
}

const PLAIN_RADIUS = 8.5;
const radiusOf = (name: string): number => printedMarks[name]?.radius ?? PLAIN_RADIUS;

/** Finds a place for every mark of a tile, and notes it as taken. */
export function putMarks(spec: TileSpec, plan: Plan, taken: Disc[]): PlacedMark[] {
  const marks: PlacedMark[] = [];
  const put = (name: string, value: number, at: Point | undefined, grown = 1) => {
    const point = at ?? CENTRE;
    const radius = radiusOf(name);
    const size = printedMarks[name]?.shrinks
      ? Math.max(0.62, Math.min(1, clearance(plan, taken, point) / radius))
      : grown;
    marks.push({ name, value, at: point, size });
    taken.push({ at: point, radius: radius * size });
  };
  for (const [place, segment] of spec.segments.entries()) {
    for (const [name, value] of Object.entries(segment.marks)) {
      if (printedMarks[name]?.place !== 'road')
        put(name, value, freePlace(plan, taken, name, plan.areas[place]));
    }
  }
  for (const [name, places] of roadMarks(spec)) put(name, 1, besideRoads(spec, plan, taken, name, places));
  const land = spec.segments.flatMap(({ kind }, place) => (kind === 'field' ? plan.areas[place] : []));
  for (const [name, value] of Object.entries(spec.marks)) {
    if (printedMarks[name]?.place === 'hub') {
      put(
        name,
        value,
        plan.hubs[0]?.at ?? CENTRE,
        plan.hubs.length + plan.voids.length === 0 ? BETWEEN_WALLS : 1,
      );
      continue;
    }
    const inField = freePlace(plan, taken, name, land);
    const inCity = roomy(plan, taken, inField)
      ? undefined
      : freePlace(plan, taken, name, areasOf(spec, plan, 'city'));
    put(name, value, roomy(plan, taken, inCity) ? inCity : inField);
  }
  return marks;
}

/** How much larger a mark is that reaches from one city wall to another. */
const BETWEEN_WALLS = 1.5;

const roomy = (plan: Plan, taken: readonly Disc[], point: Point | undefined): boolean =>
  point !== undefined && clearance(plan, taken, point) >= PLAIN_RADIUS - 1;

/** The freest place of an area, nearer the middle if there are several; city marks leave the middle to figures. */
function freePlace(
  plan: Plan,
  taken: readonly Disc[],
  name: string,
  area: readonly Line[],
): Point | undefined {
  const radius = radiusOf(name);
  const find = finderIn(area);
  return best((point, most) => {
    if (find(point) === undefined) return undefined;
    const far = 0.03 * distance(point, CENTRE);
    return Math.min(clearance(plan, taken, point, most + far - HAIR), radius + 2.5) - far;
  });
}

/** Marks that stand beside roads, with the places of the roads they belong to: each is printed once. */
function roadMarks({ segments }: TileSpec): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [place, { marks }] of segments.entries()) {
    for (const name of Object.keys(marks)) {
      if (printedMarks[name]?.place === 'road') found.set(name, [...(found.get(name) ?? []), place]);
    }
  }
  return found;
}

/** As close to the roads it belongs to as it can stand, away from others. */
function besideRoads(
  spec: TileSpec,
  plan: Plan,
  taken: readonly Disc[],
  name: string,
  roads: readonly number[],
): Point | undefined {
  const own = plan.ways.filter(({ place }) => roads.includes(place));
  const others = plan.ways.filter(({ place }) => !roads.includes(place));
  const find = finderIn(areasOf(spec, plan, 'field'));
  return best((point) => {
    if (find(point) === undefined) return undefined;
    const room = Math.min(clearance(plan, taken, point), radiusOf(name));
    const far = own.reduce((sum, { line }) => sum + distanceToLine(line, point), 0) / own.length;
    const away = others.reduce((least, { line }) => Math.min(least, distanceToLine(line, point)), 30);
    return room * 2 - far * 0.5 + away * 0.2;
  });
}
