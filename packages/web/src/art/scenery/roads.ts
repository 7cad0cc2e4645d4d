import {
  along,
  CENTRE,
  closedPath,
  distance,
  distanceToLine,
  insideAny,
  type Line,
  lengthOf,
  overBorder,
  type Point,
  pathOf,
} from '../geometry.ts';
import type { Layout } from '../tile/layout.ts';
import type { Way } from '../tile/ways.ts';
import { disc, type Ink, painted, stroke } from './ink.ts';

export function drawRoads({ ways, lanes, hubs }: Layout, closed: readonly boolean[]): Ink[] {
  const roads = ways.filter(({ river }) => !river);
  const d = roads.map(({ line }) => pathOf(overBorder(line))).join('');
  const greens = hubs.filter(({ kind }) => kind === 'village' || kind === 'crossroads');
  const green = (by: number) => greens.map(({ at: p }) => disc(p.x, p.y, 7 + by)).join('');
  return painted(
    { paint: 'lane', d: lanes.map(pathOf).join('') },
    { paint: 'road-bank', d },
    { paint: 'plaza-bank', d: green(1.4) },
    { paint: 'road', d },
    { paint: 'plaza', d: green(0) },
    { paint: 'rut', d: d },
    {
      paint: 'milestone',
      d: roads
        .filter(({ place }) => closed[place])
        .map(milestones)
        .join(''),
    },
  );
}

function milestones({ line }: Way): string {
  const length = lengthOf(line);
  let d = '';
  for (let far = 13, side = 1; far < length - 4; far += 18, side = -side) {
    const { point, towards } = along(line, far);
    const [x, y] = [point.x - towards.y * 7.4 * side, point.y + towards.x * 7.4 * side];
    d += `M${r(x - 1.5)} ${r(y + 1.8)}v-3.4a1.5 1.5 0 0 1 3 0v3.4Z`;
  }
  return d;
}

/** Where a way crosses another or a city: the later one goes over a bridge. */
export function drawBridges({ ways }: Layout, cities: readonly Line[]): Ink[] {
  let deck = '';
  let rails = '';
  for (const [i, over] of ways.entries()) {
    if (over.river) continue;
    const under = ways.filter((way, j) => way.river || j < i);
    for (const way of under) {
      const span = stretch(over.line, (p) => distanceToLine(way.line, p) < (way.river ? 11 : 8));
      if (span.length > 1 && crosses(over.line, way.line))
        [deck, rails] = [deck + pathOf(span), rails + parapets(span)];
    }
    const above = over.gate === undefined ? stretch(over.line, (p) => insideAny(cities, p)) : [];
    if (above.length > 2) [deck, rails] = [deck + pathOf(above), rails + parapets(above)];
  }
  return painted({ paint: 'bridge', d: deck }, { paint: 'parapet', d: rails }, { paint: 'deck', d: deck });
}

function crosses(a: Line, b: Line): boolean {
  return a.some(
    (p) => distanceToLine(b, p) < 3 && distance(p, b[b.length - 1]) > 4 && distance(p, CENTRE) < 30,
  );
}

function stretch(line: Line, wanted: (point: Point) => boolean): Point[] {
  const length = lengthOf(line);
  const points: Point[] = [];
  for (let far = 0; far <= length; far += 2) {
    const { point } = along(line, far);
    if (wanted(point)) points.push(point);
  }
  return points;
}

function parapets(span: Line): string {
  const [a, b] = [span[0], span[span.length - 1]];
  const length = distance(a, b) || 1;
  const [nx, ny] = [(-(b.y - a.y) / length) * 5.4, ((b.x - a.x) / length) * 5.4];
  return stroke(a.x + nx, a.y + ny, b.x + nx, b.y + ny) + stroke(a.x - nx, a.y - ny, b.x - nx, b.y - ny);
}

/** Ground that belongs to no segment. */
export const openGround = (voids: readonly Line[]): Ink[] =>
  painted({ paint: 'crop', d: voids.map(closedPath).join('') });

const r = (value: number): string => String(Math.round(value * 10) / 10);
