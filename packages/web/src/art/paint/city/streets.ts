import type { TileSpec } from '@bastide/rules';
import {
  at,
  curve,
  distance,
  distanceToLine,
  insideAny,
  type Line,
  lengthOf,
  offset,
  type Point,
  plus,
  times,
} from '../../geometry.ts';
import { borderPoint, edgesOf, HALF_NAMES, inward } from '../../tile/border.ts';
import type { Layout } from '../../tile/layout.ts';
import type { Random } from '../random.ts';
import { within } from '../random.ts';
import type { Square } from './square.ts';

/** How wide the ways in a city are, from the middle. */
export const STREET_HALF = 1.9;
export const LANE_HALF = 1.1;
/** From the middle of the wall to the first lane: a row of houses fits between. */
const FIRST_LANE = 12.2;
/** From lane to lane: two rows, back to back. */
const NEXT_LANE = 19.5;

/** Streets come in over open edges and through gates, and end at the square. */
export function streetsOf(spec: TileSpec, layout: Layout, place: number, square: Square): Line[] {
  return entries(spec, layout, place).map(({ point, into }) => {
    const far = distance(point, square.at);
    const bend = plus(square.at, times(into, -far * 0.3));
    return curve(point, plus(point, times(into, Math.min(16, far * 0.5))), bend, square.at, 7);
  });
}

/** Where one comes in, and which way. A whole edge is entered at its middle, so that two tiles join. */
function entries(spec: TileSpec, { ways, walls }: Layout, place: number): { point: Point; into: Point }[] {
  const segment = spec.segments[place];
  const own = walls.filter(({ city }) => city === place);
  const gates = ways.flatMap(({ gate }) => {
    if (gate === undefined) return [];
    return own.some(({ line }) => distanceToLine(line, gate.point) < 0.5) ? [gate] : [];
  });
  const edges = edgesOf(segment).map((edge) => ({ point: borderPoint(edge + 0.5), into: inward(edge) }));
  const halves = segment.halves.map((half) => {
    const index = HALF_NAMES.indexOf(half);
    return { point: borderPoint((index + 0.5) / 2), into: inward(Math.floor(index / 2)) };
  });
  return [...edges, ...halves, ...gates];
}

/** Lanes follow the wall, one behind the other; far from every wall they go round the square. */
export function lanesOf(layout: Layout, place: number, square: Square, random: Random): Line[] {
  const own = layout.walls.filter(({ city }) => city === place).map(({ line }) => line);
  const area = layout.areas[place];
  const wallLanes = own.flatMap((wall) =>
    [0, 1, 2].flatMap((row) => {
      const far = FIRST_LANE + row * NEXT_LANE;
      const clear = (p: Point) =>
        insideAny(area, p) && own.every((one) => distanceToLine(one, p) > far - 0.7);
      return runs(offset(wall, far), clear);
    }),
  );
  const rings = [0, 1, 2].flatMap((row) => {
    const far = square.radius + 10.5 + row * NEXT_LANE;
    const clear = (p: Point) =>
      insideAny(area, p) && own.every((one) => distanceToLine(one, p) > FIRST_LANE + 16);
    return runs(ring(square.at, far, random), clear);
  });
  return [...wallLanes, ...rings];
}

/** Round the square, as crooked as an old town. */
function ring(middle: Point, far: number, random: Random): Point[] {
  const [a, b] = [within(random, 0, 6), within(random, 0, 6)];
  return Array.from({ length: 33 }, (_, i) => {
    const t = (i * Math.PI) / 16;
    const r = far * (1 + 0.1 * Math.sin(2 * t + a) + 0.07 * Math.sin(3 * t + b));
    return at(middle.x + r * Math.cos(t), middle.y + r * Math.sin(t));
  });
}

/** The parts of a line that are clear and long enough for a house or two. */
function runs(line: Line, clear: (point: Point) => boolean): Line[] {
  const found: Point[][] = [[]];
  for (const point of line) {
    if (clear(point)) found[found.length - 1].push(point);
    else if (found[found.length - 1].length > 0) found.push([]);
  }
  return found.filter((run) => run.length > 1 && lengthOf(run) > 12);
}
