import type { TileSpec } from '@bastide/rules';
import { borderPoint, edgesOf, inward, isWay, NOTHING, ownersOf } from './border.ts';
import { at, between, CENTRE, minus, type Point, plus, times, unit } from './geometry.ts';

/** Where roads or rivers end in the middle of a tile: a village, crossroads, monastery, lake… */
export interface Hub {
  readonly kind: string;
  readonly at: Point;
  /** Places of the roads and rivers that end here. */
  readonly roads: readonly number[];
  readonly radius: number;
}

export const HUB_RADIUS: Readonly<Record<string, number>> = {
  village: 12,
  crossroads: 7,
  monastery: 14,
  'ferry-lake': 15,
  crop: 15.5,
  farmhouse: 9,
  source: 12,
  lake: 24,
  wheel: 0,
};

export function hubsOf(spec: TileSpec): Hub[] {
  const kinds = new Set(spec.segments.map(({ ends }) => ends).filter((ends) => ends !== undefined));
  kinds.delete('city');
  return [...kinds].map((kind) => {
    const roads = spec.segments.flatMap(({ ends }, place) => (ends === kind ? [place] : []));
    return { kind, at: hubPoint(spec, kind, roads), roads, radius: HUB_RADIUS[kind] ?? 8 };
  });
}

function hubPoint(spec: TileSpec, kind: string, roads: readonly number[]): Point {
  const edges = roads.flatMap((place) => edgesOf(spec.segments[place]));
  const through = spec.segments.filter((segment) => isWay(segment) && segment.edges.length === 2);
  if (kind === 'wheel') return wheelRim(spec, edges[0]);
  if (edges.length === 1) {
    if (kind === 'farmhouse' || through.some((way) => way.kind === 'river')) return far(edges[0], 0.76);
    if (through.some((way) => isStraight(edgesOf(way)))) return far(edges[0], 0.21);
    // A crop field in the middle just touches a curve.
    if (kind === 'crop') return awayFromCities(spec);
    if (through.length > 0) return between(CENTRE, curveMiddle(edgesOf(through[0])), -0.35);
  }
  if (edges.length === 2 && !isStraight(edges)) return curveMiddle(edges);
  return awayFromCities(spec);
}

const isStraight = (edges: readonly number[]): boolean => (edges[0] + edges[1]) % 2 === 0;

const far = (edge: number, share: number): Point =>
  plus(borderPoint(edge + 0.5), times(inward(edge), share * 100));

/** The middle of a quarter turn between two edges. */
export function curveMiddle([from, to]: readonly number[]): Point {
  const corner = plus(plus(CENTRE, times(inward(from), -50)), times(inward(to), -50));
  return between(CENTRE, corner, 0.27);
}

function awayFromCities(spec: TileSpec): Point {
  const owners = ownersOf(spec);
  let point = CENTRE;
  for (let edge = 0; edge < 4; edge++) {
    const owner = owners[2 * edge];
    if (owner !== NOTHING && spec.segments[owner].kind === 'city')
      point = plus(point, times(inward(edge), 7));
  }
  return point;
}

/** The wheel's board is four tiles wide; its rim goes through the squares on the sides. */
export const WHEEL_RADIUS = 146;
const WHEEL_MIDDLE = 200;

/** A square of the wheel's board, by column and row; undefined for all other tiles. */
export function wheelSquare(spec: TileSpec): Point | undefined {
  const found = /^board-([0-3])([0-3])$/.exec(spec.name);
  return found === null ? undefined : at(Number(found[1]), Number(found[2]));
}

/** The wheel's middle in the box of one of its squares. */
export const wheelMiddle = (square: Point): Point =>
  at(WHEEL_MIDDLE - 100 * square.x, WHEEL_MIDDLE - 100 * square.y);

function wheelRim(spec: TileSpec, edge: number): Point {
  const square = wheelSquare(spec);
  if (square === undefined) return CENTRE;
  const middle = wheelMiddle(square);
  const start = borderPoint(edge + 0.5);
  const into = inward(edge);
  const across = into.x === 0 ? middle.x - start.x : middle.y - start.y;
  // In a corner square the road makes for the corner that the wheel just covers.
  if (Math.abs(across) > 100) return plus(middle, times(unit(minus(CENTRE, middle)), WHEEL_RADIUS - 1));
  const depth = Math.sqrt((WHEEL_RADIUS - 1) ** 2 - across ** 2);
  return into.x === 0 ? at(start.x, middle.y - into.y * depth) : at(middle.x - into.x * depth, start.y);
}
