import type { TileSpec } from '@bastide/rules';
import { best, clearance, clearOf, type Disc, depth } from './clearance.ts';
import {
  along,
  CENTRE,
  circle,
  distance,
  distanceToLine,
  inside,
  insideAny,
  type Line,
  lengthOf,
  type Point,
} from './geometry.ts';
import { wheelSquare } from './hubs.ts';
import { groundPlan, type Plan } from './plan.ts';

/** A mark and where it is printed. */
export interface PlacedMark {
  readonly name: string;
  readonly value: number;
  readonly at: Point;
  /** How large it can be drawn there, at most 1. */
  readonly size: number;
}

/** A tile's plan with everything put in its place, as printed. */
export interface Layout extends Plan {
  readonly spots: readonly Point[];
  readonly marks: readonly PlacedMark[];
  /** The monastery and the garden. */
  readonly centres: readonly { readonly place: number; readonly kind: string; readonly at: Point }[];
  /** Keeps houses and trees off marks and buildings. */
  readonly taken: readonly Disc[];
}

export const CENTRE_RADIUS: Readonly<Record<string, number>> = { monastery: 14, garden: 10 };
const MARK_RADIUS: Readonly<Record<string, number>> = {
  cathedral: 21,
  hill: 19,
  vineyard: 15,
  flyingMachine: 11,
};
const PLAIN_RADIUS = 8.5;
/** Scenery that can be drawn smaller where there is little room; medallions are always of one size. */
const SHRINKING = ['hill', 'vineyard'];
/** Printed under or around other things, not put into a free place. */
const DRAWN_AT_HUB = ['ferry', 'crop-field', 'crop-road', 'crop-city'];

const known = new WeakMap<TileSpec, Layout>();

export function layoutOf(spec: TileSpec): Layout {
  const found = known.get(spec) ?? layOut(spec);
  known.set(spec, found);
  return found;
}

function layOut(spec: TileSpec): Layout {
  const plan = groundPlan(spec);
  const areas = plan.areas.map((polygons) => [...polygons]);
  const taken: Disc[] = [];
  const centres = putCentres(spec, plan, taken);
  for (const { place, kind, at } of centres) areas[place] = [circle(at, CENTRE_RADIUS[kind])];
  const marks = putMarks(spec, plan, taken);
  const spots = putSpots(spec, { ...plan, areas }, centres, taken);
  return { ...plan, areas, centres, marks, spots, taken };
}

function putCentres(spec: TileSpec, plan: Plan, taken: Disc[]) {
  const fields = areasOf(spec, plan, 'field');
  return spec.segments.flatMap(({ kind }, place) => {
    if (kind !== 'monastery' && kind !== 'garden') return [];
    const radius = CENTRE_RADIUS[kind];
    const hub = plan.hubs.find((one) => one.kind === kind);
    const pull = kind === 'monastery' ? 0.2 : 0.02;
    const at =
      hub?.at ??
      best((point) =>
        insideAny(fields, point)
          ? Math.min(clearance(plan, taken, point), radius + 3) - pull * distance(point, CENTRE)
          : undefined,
      ) ??
      CENTRE;
    taken.push({ at, radius });
    return [{ place, kind, at }];
  });
}

function putMarks(spec: TileSpec, plan: Plan, taken: Disc[]): PlacedMark[] {
  const marks: PlacedMark[] = [];
  const put = (name: string, value: number, at: Point | undefined, grown = 1) => {
    const point = at ?? CENTRE;
    const radius = MARK_RADIUS[name] ?? PLAIN_RADIUS;
    const size = SHRINKING.includes(name)
      ? Math.max(0.62, Math.min(1, clearance(plan, taken, point) / radius))
      : grown;
    marks.push({ name, value, at: point, size });
    taken.push({ at: point, radius: radius * size });
  };
  for (const [place, segment] of spec.segments.entries()) {
    for (const [name, value] of Object.entries(segment.marks)) {
      if (name !== 'inn') put(name, value, freePlace(plan, taken, name, plan.areas[place]));
    }
  }
  const inns = spec.segments.flatMap(({ marks }, place) => (marks.inn === undefined ? [] : [place]));
  if (inns.length > 0) put('inn', 1, besideRoads(spec, plan, taken, inns));
  const land = spec.segments.flatMap(({ kind }, place) => (kind === 'field' ? plan.areas[place] : []));
  for (const [name, value] of Object.entries(spec.marks)) {
    if (DRAWN_AT_HUB.includes(name)) {
      put(
        name,
        value,
        plan.hubs[0]?.at ?? CENTRE,
        plan.hubs.length + plan.voids.length === 0 ? CROP_BETWEEN_WALLS : 1,
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

/** Two cities with a crop field that reaches from wall to wall. */
const CROP_BETWEEN_WALLS = 1.5;

const roomy = (plan: Plan, taken: readonly Disc[], point: Point | undefined): boolean =>
  point !== undefined && clearance(plan, taken, point) >= PLAIN_RADIUS - 1;

/** The freest place of an area, nearer the middle if there are several; city marks leave the middle to figures. */
function freePlace(
  plan: Plan,
  taken: readonly Disc[],
  name: string,
  area: readonly Line[],
): Point | undefined {
  const radius = MARK_RADIUS[name] ?? PLAIN_RADIUS;
  return best((point) =>
    insideAny(area, point)
      ? Math.min(clearance(plan, taken, point), radius + 2.5) - 0.03 * distance(point, CENTRE)
      : undefined,
  );
}

/** As close to the roads it belongs to as it can stand, away from others. */
function besideRoads(
  spec: TileSpec,
  plan: Plan,
  taken: readonly Disc[],
  inns: readonly number[],
): Point | undefined {
  const own = plan.ways.filter(({ place }) => inns.includes(place));
  const others = plan.ways.filter(({ place }) => !inns.includes(place));
  const fields = areasOf(spec, plan, 'field');
  return best((point) => {
    if (!insideAny(fields, point)) return undefined;
    const room = Math.min(clearance(plan, taken, point), PLAIN_RADIUS);
    const far = own.reduce((sum, { line }) => sum + distanceToLine(line, point), 0) / own.length;
    const away = others.reduce((least, { line }) => Math.min(least, distanceToLine(line, point)), 30);
    return room * 2 - far * 0.5 + away * 0.2;
  });
}

function putSpots(spec: TileSpec, plan: Plan, centres: Layout['centres'], taken: readonly Disc[]): Point[] {
  const spots: Point[] = [];
  for (const { place, at } of centres) spots[place] = at;
  const others = () => Object.values(spots).map((at) => ({ at, radius: 0 }));
  for (const way of plan.ways) spots[way.place] = roadSpot(plan, way.line, others(), taken);
  const bySize = spec.segments
    .map((_, place) => place)
    .filter((place) => spots[place] === undefined)
    .sort((a, b) => plan.areas[a].length - plan.areas[b].length || a - b);
  for (const place of bySize) spots[place] = areaSpot(plan.areas[place], others(), taken);
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
  const score = (margin: number) => (point: Point) => {
    const polygon = area.find((one) => inside(one, point));
    if (polygon === undefined) return undefined;
    const deep = depth(polygon, point);
    if (deep < margin) return undefined;
    const apart = clearOf(spots, point);
    return (
      1.6 * Math.min(deep, 14) +
      Math.min(apart, 26) * 0.7 +
      (apart < 13 ? -20 : 0) +
      0.6 * Math.min(clearOf(taken, point), 9) -
      0.04 * distance(point, CENTRE)
    );
  };
  return best(score(3)) ?? best(score(0.2)) ?? CENTRE;
}

function areasOf(spec: TileSpec, plan: Plan, kind: string): Line[] {
  if (wheelSquare(spec) !== undefined && kind === 'city') return [];
  return spec.segments.flatMap((segment, place) => (segment.kind === kind ? plan.areas[place] : []));
}
