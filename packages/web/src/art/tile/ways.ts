import type { TileSpec } from '@bastide/rules';
import {
  along,
  between,
  CENTRE,
  curve,
  distance,
  lengthOf,
  minus,
  type Point,
  plus,
  times,
  unit,
} from '../geometry.ts';
import { borderPoint, edgesOf, inward, isWay, NOTHING, ownersOf } from './border.ts';
import { type Hub, hubsOf } from './hubs.ts';
import type { Wall } from './walls.ts';

const ROAD_HALF = 4.6;
const RIVER_HALF = 8;

/** A road or river as drawn: its middle line, from the border to where it ends. */
export interface Way {
  readonly place: number;
  readonly river: boolean;
  readonly line: readonly Point[];
  /** Where it enters a city, pointing into it. */
  readonly gate?: { readonly point: Point; readonly into: Point };
}

export const halfWidth = ({ river }: Way): number => (river ? RIVER_HALF : ROAD_HALF);

export function waysOf(spec: TileSpec, walls: readonly Wall[]): { ways: Way[]; hubs: Hub[] } {
  const hubs = hubsOf(spec);
  const ways: Way[] = [];
  for (const [place, segment] of spec.segments.entries()) {
    if (!isWay(segment)) continue;
    const river = segment.kind === 'river';
    const edges = edgesOf(segment);
    if (edges.length === 2) ways.push({ place, river, line: throughLine(spec, edges[0], edges[1]) });
    else if (segment.ends === 'city') ways.push(cityWay(spec, walls, place, edges[0]));
    else {
      const hub = hubs.find(({ roads }) => roads.includes(place));
      ways.push({ place, river, line: hubLine(edges[0], hub?.at ?? CENTRE) });
    }
  }
  return { ways, hubs };
}

/** Through the tile: straight with a slight bend, or a quarter turn. */
function throughLine(spec: TileSpec, from: number, to: number): Point[] {
  const [a, b] = [borderPoint(from + 0.5), borderPoint(to + 0.5)];
  if ((from + to) % 2 === 1) {
    const monastery = spec.segments.some(({ kind }) => kind === 'monastery');
    const reach = monastery ? 17 : 25;
    return curve(a, plus(a, times(inward(from), reach)), plus(b, times(inward(to), reach)), b, 18);
  }
  const crossed = spec.segments.some(
    (other) => isWay(other) && edgesOf(other).some((edge) => (edge + from) % 2 === 1),
  );
  const bend = crossed ? 0 : 7;
  const side = inward(from + 1);
  const first = plus(between(a, b, 0.3), times(side, bend));
  const last = plus(between(a, b, 0.7), times(side, -bend));
  return [
    ...curve(a, plus(a, times(inward(from), 14)), first, CENTRE, 8),
    ...curve(CENTRE, last, plus(b, times(inward(to), 14)), b, 8).slice(1),
  ];
}

function hubLine(edge: number, hub: Point): Point[] {
  const a = borderPoint(edge + 0.5);
  const reach = distance(a, hub) * 0.5;
  return curve(a, plus(a, times(inward(edge), reach)), between(a, hub, 0.75), hub, 10);
}

/** To the gate of the city that both its banks' fields touch. */
function cityWay(spec: TileSpec, walls: readonly Wall[], place: number, edge: number): Way {
  const a = borderPoint(edge + 0.5);
  const wall = gateWall(spec, walls, edge);
  const share = ((((edge + 0.5 - wall.from) % 4) + 4) % 4) / (wall.to - wall.from);
  const wanted = along(wall.line, lengthOf(wall.line) * (0.5 + (Math.min(share, 1) - 0.5) * 0.55)).point;
  const index = nearest(wall.line, wanted);
  const gate = wall.line[index];
  const tangent = unit(minus(wall.line[index + 1], wall.line[index - 1]));
  const into = { x: -tangent.y, y: tangent.x };
  const far = distance(a, gate);
  const line = curve(
    a,
    plus(a, times(inward(edge), far * 0.45)),
    plus(gate, times(into, -far * 0.35)),
    gate,
    12,
  );
  return { place, river: false, line, gate: { point: gate, into } };
}

function gateWall(spec: TileSpec, walls: readonly Wall[], edge: number): Wall {
  const owners = ownersOf(spec);
  const [left, right] = [owners[2 * edge], owners[2 * edge + 1]].map((field) =>
    field === NOTHING ? [] : spec.segments[field].borders,
  );
  const both = left.filter((city) => right.includes(city));
  const spans = (wall: Wall) => [edge + 0.5, edge + 4.5].some((m) => wall.from < m && m < wall.to);
  // A road that crosses a bridge has other fields beside its gate than beside its start.
  const wall = walls.find((one) => both.includes(one.city) && spans(one)) ?? walls.find(spans);
  if (wall === undefined) throw new Error(`${spec.name}: no city wall for the road over edge ${edge}`);
  return wall;
}

/** An inner point of the line. */
function nearest(line: readonly Point[], wanted: Point): number {
  let best = 1;
  for (let i = 2; i < line.length - 1; i++) {
    if (distance(line[i], wanted) < distance(line[best], wanted)) best = i;
  }
  return best;
}
