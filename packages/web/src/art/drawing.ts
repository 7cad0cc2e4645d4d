import type { TileSpec } from '@bastide/rules';
import { halvesOf } from './border.ts';
import { clearance, clearOf } from './clearance.ts';
import { at, closedPath, distance, distanceToLine, insideAny, type Line, type Point, pathOf } from './geometry.ts';
import { hash } from './hash.ts';
import type { Layout } from './layout.ts';
import { turnedLayout } from './place.ts';
import { drawHouses, drawRoofs, type House, townHouses, villageHouses } from './scenery/houses.ts';
import { type Ink, painted } from './scenery/ink.ts';
import { mottle, trees, tufts } from './scenery/meadow.ts';
import { cropGround, drawBridges, drawRiver, drawRoads } from './scenery/roads.ts';
import { drawGates, drawTowers, drawWalls, type StoneWall, stoneWall, towerPlaces } from './scenery/stone.ts';

export type Detail = 'full' | 'medium' | 'plain';

/** Everything about a tile that decides how it is painted. */
export interface Lying {
  readonly spec: TileSpec;
  readonly rot: number;
  readonly x: number;
  readonly y: number;
  readonly closed: readonly boolean[];
}

/** All of a tile but its marks and buildings, as few paths as there are paints. */
export function drawTile(tile: Lying, detail: Detail): Ink[] {
  const layout = turnedLayout(tile.spec, tile.rot);
  if (detail === 'full') return drawFull(tile, layout);
  return detail === 'medium' ? drawMedium(tile, layout) : drawPlain(tile, layout);
}

function drawFull({ spec, rot, x, y, closed }: Lying, layout: Layout): Ink[] {
  const fields = areasOf(spec, layout, 'field');
  const cities = areasOf(spec, layout, 'city');
  const walls = stoneWalls(spec, rot, layout);
  const houses = housesOf(spec, x, y, layout);
  const open = (point: Point) => Math.min(clearance(layout, layout.taken, point), fromSpots(layout, point));
  const free = (point: Point) => (insideAny(fields, point) ? open(point) : 0);
  return [
    ...mottle(x, y),
    ...tufts(x, y, free),
    ...cropGround(layout.voids),
    ...drawRiver(layout),
    ...drawRoads(layout, closed),
    ...painted({ paint: 'city', d: cities.map(closedPath).join('') }),
    ...cobbles(x, y, cities, layout),
    ...drawHouses(houses),
    ...drawWalls(walls.map(({ stone }) => stone)),
    ...drawBridges(layout, cities),
    ...drawGates(layout.ways.flatMap(({ gate }) => (gate === undefined ? [] : [gatePoint(gate)]))),
    ...drawTowers(towerPlaces(walls.filter(({ city }) => closed[city]).map(({ stone }) => stone))),
    ...trees(x, y, fields, free),
  ];
}

function drawMedium({ spec, rot, x, y }: Lying, layout: Layout): Ink[] {
  const [river, road] = wayPaths(layout);
  const walls = stoneWalls(spec, rot, layout);
  return painted(
    { paint: 'crop', d: layout.voids.map(closedPath).join('') },
    { paint: 'river', d: river },
    { paint: 'road-bank', d: road },
    { paint: 'road', d: road },
    { paint: 'city', d: areasOf(spec, layout, 'city').map(closedPath).join('') },
    ...drawRoofs(housesOf(spec, x, y, layout)),
    ...drawWalls(walls.map(({ stone }) => stone)).filter(({ paint }) => paint === 'wall'),
  );
}

function drawPlain({ spec }: Lying, layout: Layout): Ink[] {
  const [river, road] = wayPaths(layout);
  return painted(
    { paint: 'river', d: river },
    { paint: 'road-far', d: road },
    { paint: 'city-far', d: areasOf(spec, layout, 'city').map(closedPath).join('') },
  );
}

function wayPaths({ ways }: Layout): [string, string] {
  const path = (river: boolean) =>
    ways
      .filter((way) => way.river === river)
      .map(({ line }) => pathOf(line))
      .join('');
  return [path(true), path(false)];
}

function areasOf(spec: TileSpec, layout: Layout, kind: string): Line[] {
  return spec.segments.flatMap((segment, place) => (segment.kind === kind ? layout.areas[place] : []));
}

/** Worn stones on the ground of a city. */
function cobbles(x: number, y: number, cities: readonly Line[], layout: Layout): Ink[] {
  let d = '';
  const lines = layout.walls.map(({ line }) => line);
  for (let i = 0; i < 70; i++) {
    const p = at(3 + 94 * hash(x, y, 9000 + i), 3 + 94 * hash(x, y, 9100 + i));
    if (!insideAny(cities, p) || lines.some((line) => distanceToLine(line, p) < 7)) continue;
    d += `M${Math.round(p.x)} ${Math.round(p.y)}q1.2-1.4 2.4 0m.8 1.2q1-1.2 2 0`;
  }
  return painted({ paint: 'cobble', d });
}

function stoneWalls(spec: TileSpec, rot: number, layout: Layout): { city: number; stone: StoneWall }[] {
  return layout.walls.map((wall) => {
    const own = halvesOf(spec.segments[wall.city]).map((half) => (half + 2 * rot) & 7);
    const starts = own.includes((wall.from * 2 + 7) & 7);
    const ends = own.includes((wall.to * 2) & 7);
    return { city: wall.city, stone: stoneWall(wall, starts, ends) };
  });
}

function housesOf(spec: TileSpec, x: number, y: number, layout: Layout): House[] {
  const walls = layout.walls.map(({ line }) => line);
  const gates = layout.ways.flatMap(({ gate }) =>
    gate === undefined ? [] : [{ at: gate.point, radius: 4 }],
  );
  const roads = layout.ways.map(({ line }) => line);
  const free = (point: Point) =>
    Math.min(
      clearOf([...layout.taken, ...gates], point),
      fromSpots(layout, point) - 2,
      fromLines(roads, point),
    );
  const town = townHouses(x, y, { city: areasOf(spec, layout, 'city'), walls, free });
  const villages = layout.hubs.flatMap(({ kind, at: middle }) => {
    if (kind === 'village') return villageHouses(middle, x, y);
    if (kind !== 'farmhouse') return [];
    return [{ at: at(middle.x - 8, middle.y + 6), size: 1.6, roof: 1, turned: false }];
  });
  return [...town, ...villages];
}

const fromSpots = ({ spots }: Layout, point: Point): number =>
  spots.reduce((least, spot) => Math.min(least, distance(spot, point)), 100);

function fromLines(lines: readonly Line[], point: Point): number {
  let least = 100;
  for (const line of lines) for (const p of line) least = Math.min(least, distance(p, point) - 6);
  return least;
}

function gatePoint({ point, into }: { point: Point; into: Point }): Point {
  return at(point.x + into.x * 2.4, point.y + into.y * 2.4 + 1);
}
