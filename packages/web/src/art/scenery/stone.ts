import {
  along,
  at,
  between,
  clip,
  closedPath,
  distance,
  type Line,
  lengthOf,
  OVERLAP,
  offset,
  type Point,
  pathOf,
} from '../geometry.ts';
import { borderPoint } from '../tile/border.ts';
import { clearOf, type Disc } from '../tile/clearance.ts';
import type { Wall } from '../tile/walls.ts';
import { type Ink, painted, shape } from './ink.ts';

export const WALL_WIDTH = 4.6;
/** Where the inner face of every wall meets the border, from the corner. */
export const WALL_CONTACT = 0.062;
const HEIGHT = 3;

export interface StoneWall {
  readonly outer: Line;
  readonly inner: Line;
}

/** A wall's two faces. Both meet the border at the same places on every tile, so that walls go on over it. */
export function stoneWall({ line, from, to }: Wall, startsAtCity: boolean, endsAtCity: boolean): StoneWall {
  const first = startsAtCity ? borderPoint(from - WALL_CONTACT) : line[0];
  const last = endsAtCity ? borderPoint(to + WALL_CONTACT) : line[line.length - 1];
  const within = (p: Point) => p.x > 0 && p.y > 0 && p.x < 100 && p.y < 100;
  // Towards a tip, where two walls of a city meet, each gets thinner.
  const thin = (p: Point) =>
    Math.min(startsAtCity ? 1 : distance(p, first) / TIP, endsAtCity ? 1 : distance(p, last) / TIP, 1);
  const wide = offset(line, WALL_WIDTH);
  const face = line
    .map((p, i) => between(p, wide[i], thin(p)))
    .filter((p) => within(p) && distance(p, first) > 4 && distance(p, last) > 4);
  return { outer: line, inner: [first, ...face, last] };
}

const TIP = 40;

export function drawWalls(walls: readonly StoneWall[]): Ink[] {
  const bands = walls.map(({ outer, inner }) => [...outer, ...[...inner].reverse()]);
  const lower = bands.map((band) =>
    closedPath(
      clip(
        band.map((p) => at(p.x, p.y + HEIGHT)),
        OVERLAP,
      ),
    ),
  );
  return painted(
    { paint: 'wall-side', d: lower.join('') },
    { paint: 'wall', d: bands.map((band) => closedPath(clip(band, OVERLAP))).join('') },
    {
      paint: 'merlon',
      d: walls.map(({ outer, inner }) => pathOf(middle(outer, inner).slice(1, -1))).join(''),
    },
  );
}

/** The walk on top of a wall, where it is wide enough to walk on. */
export function middle(outer: Line, inner: Line): Point[] {
  const steps = 20;
  const [a, b] = [lengthOf(outer), lengthOf(inner)];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const p = along(outer, (a * i) / steps).point;
    const q = along(inner, (b * i) / steps).point;
    return { at: between(p, q, 0.5), wide: distance(p, q) };
  }).flatMap((step) => (step.wide > 2.6 ? [step.at] : []));
}

/** Towers with pointed roofs and flags: only a closed city has them. */
export function drawTowers(places: readonly Point[]): Ink[] {
  return painted(
    {
      paint: 'tower',
      d: places.map((p) => shape(p, 1, [-3.6, 2.6, 3.6, 2.6, 3.6, -5.5, -3.6, -5.5])).join(''),
    },
    {
      paint: 'tower-shade',
      d: places.map((p) => shape(p, 1, [0.8, 2.6, 3.6, 2.6, 3.6, -5.5, 0.8, -5.5])).join(''),
    },
    { paint: 'tower-roof', d: places.map((p) => shape(p, 1, [-4.6, -5.3, 4.6, -5.3, 0, -12.5])).join('') },
    {
      paint: 'flag',
      d: places
        .filter(({ y }) => y > 17)
        .map((p) => shape(p, 1, [0, -16.5, 5.6, -14.8, 0, -13]))
        .join(''),
    },
  );
}

/** Evenly along the wall, beside gates and marks, never so near the border that a neighbour would cover them. */
export function towerPlaces(walls: readonly StoneWall[], avoided: readonly Disc[]): Point[] {
  return walls.flatMap(({ outer, inner }) => {
    const walk = middle(outer, inner);
    const length = lengthOf(walk);
    const shares = length > 75 ? [0.2, 0.5, 0.8] : [0.22, 0.78];
    return shares
      .map((share) => along(walk, length * share).point)
      .filter((p) => inTile(p) && clearOf(avoided, p) > 6);
  });
}

const inTile = ({ x, y }: Point): boolean => x > 5 && x < 95 && y > 13 && y < 97;

export function drawGates(gates: readonly Point[]): Ink[] {
  return painted(
    { paint: 'gate', d: gates.map((p) => shape(p, 1, [-5.6, 3, 5.6, 3, 5.6, -5, -5.6, -5])).join('') },
    {
      paint: 'arch',
      d: gates.map(({ x, y }) => `M${r(x - 2.8)} ${r(y + 3)}v-4a2.8 2.8 0 0 1 5.6 0v4Z`).join(''),
    },
    { paint: 'merlon-gate', d: gates.map(({ x, y }) => `M${r(x - 5.6)} ${r(y - 5.6)}h11.2`).join('') },
  );
}

const r = (value: number): string => String(Math.round(value * 10) / 10);
