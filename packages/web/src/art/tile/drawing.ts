import type { TileSpec } from '@bastide/rules';
import { hubArts } from '../../expansions/arts.ts';
import { closedPath, overBorder, pathOf } from '../geometry.ts';
import { turnedLayout } from '../place.ts';
import { drawHouses, drawRoofs } from '../scenery/houses.ts';
import { type Ink, painted } from '../scenery/ink.ts';
import { farTrees, mottle, trees, tufts } from '../scenery/meadow.ts';
import { drawBridges, drawRoads, openGround } from '../scenery/roads.ts';
import { drawGates, drawTowers, drawWalls, towerPlaces } from '../scenery/stone.ts';
import { cobbles, gatesOf, housesOf, stoneWalls, towerless } from '../scenery/town.ts';
import { drawPools, drawRiver } from '../scenery/water.ts';
import { groundOf } from './ground.ts';
import type { Layout } from './layout.ts';
import { areasOf } from './plan.ts';

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
  const cities = areasOf(spec, layout, 'city');
  const quarters = rot / 90;
  const walls = stoneWalls(spec, quarters, layout);
  const closedWalls = walls.filter(({ city }) => closed[city]).map(({ stone }) => stone);
  const { field } = groundOf(spec, quarters);
  return [
    ...mottle(x, y),
    ...tufts(x, y, field),
    ...openGround(layout.voids),
    ...drawRiver(layout),
    ...drawRoads(layout, closed),
    ...drawHubs(layout, 'full'),
    ...painted({ paint: 'city', d: cities.map(closedPath).join('') }),
    ...cobbles(spec, quarters, x, y),
    ...drawHouses(housesOf(spec, quarters, x, y, layout)),
    ...drawWalls(walls.map(({ stone }) => stone)),
    ...drawBridges(layout, cities),
    ...drawGates(gatesOf(layout)),
    ...drawTowers(towerPlaces(closedWalls, towerless(layout))),
    ...trees(x, y, field),
  ];
}

function drawMedium({ spec, rot, x, y }: Lying, layout: Layout): Ink[] {
  const [river, road] = wayPaths(layout);
  const cities = areasOf(spec, layout, 'city');
  const quarters = rot / 90;
  const walls = stoneWalls(spec, quarters, layout);
  return painted(
    ...mottle(x, y).filter(({ paint }) => paint === 'meadow-light'),
    { paint: 'crop', d: layout.voids.map(closedPath).join('') },
    { paint: 'river', d: river },
    ...drawPools(layout),
    { paint: 'road-bank', d: road },
    { paint: 'road', d: road },
    ...drawHubs(layout, 'medium'),
    { paint: 'city', d: cities.map(closedPath).join('') },
    ...farTrees(x, y, groundOf(spec, quarters).field),
    ...drawRoofs(housesOf(spec, quarters, x, y, layout)),
    ...drawWalls(walls.map(({ stone }) => stone)).filter(({ paint }) => paint === 'wall'),
    ...drawBridges(layout, cities).filter(({ paint }) => paint === 'deck'),
  );
}

function drawPlain({ spec }: Lying, layout: Layout): Ink[] {
  const [river, road] = wayPaths(layout);
  const cities = areasOf(spec, layout, 'city');
  return painted(
    { paint: 'crop', d: layout.voids.map(closedPath).join('') },
    { paint: 'river', d: river },
    ...drawPools(layout),
    { paint: 'road-far', d: road },
    ...drawHubs(layout, 'plain'),
    { paint: 'city-far', d: cities.map(closedPath).join('') },
    { paint: 'wall-far', d: layout.walls.map(({ line }) => pathOf(line)).join('') },
    ...drawBridges(layout, cities).filter(({ paint }) => paint === 'deck'),
  );
}

/** What expansions paint where roads end. */
function drawHubs({ hubs, ways }: Layout, detail: Detail): Ink[] {
  return hubs.flatMap((hub) => hubArts[hub.kind]?.draw?.(hub, ways, detail) ?? []);
}

function wayPaths({ ways }: Layout): [string, string] {
  const path = (river: boolean) =>
    ways
      .filter((way) => way.river === river)
      .map(({ line }) => pathOf(overBorder(line)))
      .join('');
  return [path(true), path(false)];
}
