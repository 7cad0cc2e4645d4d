import type { TileSpec } from '@bastide/rules';
import { at, type Point } from '../geometry.ts';
import { hash } from '../hash.ts';
import { halvesOf } from '../tile/border.ts';
import { clearOf, type Disc } from '../tile/clearance.ts';
import { groundOf } from '../tile/ground.ts';
import type { Layout } from '../tile/layout.ts';
import { type House, townHouses, villageHouses } from './houses.ts';
import { type Ink, painted } from './ink.ts';
import { type StoneWall, stoneWall } from './stone.ts';

/** A square in the city where a figure stands. */
const SQUARE = 2;

/** The houses of a tile: of its cities, of a village, a farmhouse. */
export function housesOf(spec: TileSpec, rot: number, x: number, y: number, layout: Layout): House[] {
  const villages = layout.hubs.flatMap(({ kind, at: middle }) => {
    if (kind === 'village') return villageHouses(middle, x, y);
    if (kind !== 'farmhouse') return [];
    return [{ at: at(middle.x - 8, middle.y + 6), size: 1.6, roof: 1, turned: false }];
  });
  if (!spec.segments.some(({ kind }) => kind === 'city')) return villages;
  const avoided = [
    ...layout.taken,
    ...layout.spots.map((spot) => ({ at: spot, radius: SQUARE })),
    ...ways(layout),
  ];
  const { city } = groundOf(spec, rot);
  return [...townHouses(x, y, { city, free: (point) => clearOf(avoided, point) }), ...villages];
}

/** Houses leave gates and bridges open. */
function ways(layout: Layout): Disc[] {
  return layout.ways.flatMap(({ line, gate }) =>
    gate === undefined ? line.map((p) => ({ at: p, radius: 6 })) : [{ at: gate.point, radius: 4 }],
  );
}

/** Worn stones on the ground of a city. */
export function cobbles(spec: TileSpec, rot: number, x: number, y: number): Ink[] {
  if (!spec.segments.some(({ kind }) => kind === 'city')) return [];
  const { city } = groundOf(spec, rot);
  let d = '';
  for (let i = 0; i < 45; i++) {
    const p = at(3 + 92 * hash(x, y, 9000 + i), 3 + 94 * hash(x, y, 9100 + i));
    if (city(p) > 7) d += `M${Math.round(p.x)} ${Math.round(p.y)}q1.2-1.4 2.4 0m.8 1.2q1-1.2 2 0`;
  }
  return painted({ paint: 'cobble', d });
}

export function stoneWalls(
  spec: TileSpec,
  rot: number,
  layout: Layout,
): { city: number; stone: StoneWall }[] {
  return layout.walls.map((wall) => {
    const own = halvesOf(spec.segments[wall.city]).map((half) => (half + 2 * rot) & 7);
    const starts = own.includes((wall.from * 2 + 7) & 7);
    const ends = own.includes((wall.to * 2) & 7);
    return { city: wall.city, stone: stoneWall(wall, starts, ends) };
  });
}

/** Gatehouses stand on the wall. */
export const gatesOf = ({ ways }: Layout): Point[] =>
  ways.flatMap(({ gate }) =>
    gate === undefined ? [] : [at(gate.point.x + gate.into.x * 2.4, gate.point.y + gate.into.y * 2.4 + 1)],
  );

/** No tower stands on a gate or behind a mark. */
export const towerless = (layout: Layout): Disc[] => [
  ...layout.taken,
  ...gatesOf(layout).map((gate) => ({ at: gate, radius: 4 })),
];
