import type { TileSpec } from '@bastide/rules';
import { coverOf, printedHubs } from '../../expansions/faces.ts';
import { at, between, CENTRE, minus, type Point, plus, times, unit } from '../geometry.ts';
import { borderPoint, edgesOf, inward, isWay, NOTHING, ownersOf } from './border.ts';
import type { Disc } from './clearance.ts';

/** Where roads or rivers end in the middle of a tile: a village, crossroads, monastery, lake… */
export interface Hub {
  readonly kind: string;
  readonly at: Point;
  /** Places of the roads and rivers that end here. */
  readonly roads: readonly number[];
  readonly radius: number;
}

const HUB_RADIUS: Readonly<Record<string, number>> = {
  village: 12,
  crossroads: 7,
  monastery: 14,
  farmhouse: 9,
  source: 12,
  lake: 24,
};

export function hubsOf(spec: TileSpec): Hub[] {
  const kinds = new Set(spec.segments.map(({ ends }) => ends).filter((ends) => ends !== undefined));
  kinds.delete('city');
  return [...kinds].map((kind) => {
    const roads = spec.segments.flatMap(({ ends }, place) => (ends === kind ? [place] : []));
    return {
      kind,
      at: hubPoint(spec, kind, roads),
      roads,
      radius: printedHubs[kind]?.radius ?? HUB_RADIUS[kind] ?? 8,
    };
  });
}

function hubPoint(spec: TileSpec, kind: string, roads: readonly number[]): Point {
  const edges = roads.flatMap((place) => edgesOf(spec.segments[place]));
  const through = spec.segments.filter((segment) => isWay(segment) && segment.edges.length === 2);
  const place = printedHubs[kind]?.place;
  if (place === 'rim') return onRim(coverOf(spec), edges[0]);
  if (edges.length === 1) {
    if (kind === 'farmhouse' || through.some((way) => way.kind === 'river')) return far(edges[0], 0.76);
    if (through.some((way) => isStraight(edgesOf(way)))) return far(edges[0], 0.21);
    if (place === 'middle') return awayFromCities(spec);
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

/** Where a road meets the rim of what covers a part of the tile. */
function onRim(cover: Disc | undefined, edge: number): Point {
  if (cover === undefined) return CENTRE;
  const { at: middle, radius } = cover;
  const start = borderPoint(edge + 0.5);
  const into = inward(edge);
  const across = into.x === 0 ? middle.x - start.x : middle.y - start.y;
  // In a corner square the road makes for the corner that is just covered.
  if (Math.abs(across) > 100) return plus(middle, times(unit(minus(CENTRE, middle)), radius - 1));
  const depth = Math.sqrt((radius - 1) ** 2 - across ** 2);
  return into.x === 0 ? at(start.x, middle.y - into.y * depth) : at(middle.x - into.x * depth, start.y);
}
