import { along, distance, type Line, lengthOf, overBorder, type Point } from '../geometry.ts';
import { areasOf } from '../tile/plan.ts';
import type { Wall } from '../tile/walls.ts';
import { cornersOf, cornerTower } from './city/corner.ts';
import { paintGarden } from './city/garden.ts';
import { GATE_HALF, gateThings } from './city/gate.ts';
import { houseThing } from './city/house.ts';
import { landmarkThings } from './city/landmark.ts';
import { seamThings } from './city/seam.ts';
import { paveSquare, squareThings } from './city/square.ts';
import { standingTowns } from './city/standing.ts';
import { towerThing } from './city/tower.ts';
import type { Town } from './city/town.ts';
import { paintDitch, wallThings } from './city/wall.ts';
import { treeThing } from './country/tree.ts';
import { groundOf } from './ground.ts';
import { PALETTE } from './palette.ts';
import { drawLine, type Pen } from './pen.ts';
import type { Look, Scenery, Site, Thing } from './scenery.ts';
import { faded } from './tone.ts';

/** Towns behind walls. They are planned on the tile as printed, turned, and only then built. */
export function cityScenery(site: Site): Scenery {
  if (!site.spec.segments.some(({ kind }) => kind === 'city')) return {};
  const towns = standingTowns(site.spec, site.rot, site.random);
  return {
    flat: (pen, look) => paintFlat(pen, look, site, towns),
    things: [...towns.flatMap((town) => townThings(town, site)), ...stoneThings(site), ...seamThings(site)],
    top: (pen, look) => warm(pen, look, site),
  };
}

function paintFlat(pen: Pen, look: Look, site: Site, towns: readonly Town[]): void {
  const { layout, spec } = site;
  for (const { line } of layout.walls) paintDitch(pen, overBorder(line), look);
  pen.save();
  clipTo(pen, areasOf(spec, layout, 'city'));
  pen.drawImage(groundOf('earth', look.pixels), 0, 0, 100, 100);
  for (const { line } of layout.walls) drawLine(pen, line, 9, faded(PALETTE.soil, 0.28));
  for (const { lanes, streets, square, courts, gardens } of towns) {
    for (const lane of lanes) drawLine(pen, lane, 2.6, faded(PALETTE.square, 0.4));
    for (const street of streets) drawLine(pen, overBorder(street), 4.2, faded(PALETTE.square, 0.75));
    for (const { at, radius } of courts) paveSquare(pen, { at, radius, furnished: 'bare' }, look);
    paveSquare(pen, square, look);
    for (const garden of gardens) paintGarden(pen, garden, look);
  }
  pen.restore();
  if (look.glow !== undefined) lightLanes(look.glow, areasOf(spec, layout, 'city'));
}

/** At dusk people are out in the lanes: what of the earth no house hides is warm. */
function lightLanes(glow: Pen, town: readonly Line[]): void {
  glow.save();
  clipTo(glow, town);
  glow.fillStyle = PALETTE.townGlow;
  glow.fillRect(0, 0, 100, 100);
  glow.restore();
}

function clipTo(pen: Pen, polygons: readonly Line[]): void {
  pen.beginPath();
  for (const polygon of polygons) {
    for (const [i, { x, y }] of polygon.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.closePath();
  }
  pen.clip();
}

function townThings(town: Town, site: Site): Thing[] {
  return [
    ...town.houses.map(houseThing),
    ...town.landmarks.flatMap(landmarkThings),
    ...town.trees.map(treeThing),
    ...squareThings(town.square, site.random(`square ${town.place}`)),
  ];
}

/** Walls, their towers and gates; those of a closed city have blue roofs and flags. */
function stoneThings({ layout, spec, rot, closed }: Site): Thing[] {
  const gates = layout.ways.flatMap(({ gate }) => gate ?? []);
  const isGate = (point: Point) => gates.some((gate) => distance(gate.point, point) < GATE_HALF - 1.4);
  return [
    ...layout.walls.flatMap(({ line }) => wallThings(overBorder(line), isGate)),
    ...layout.walls.flatMap((wall) =>
      towerPlaces(wall, occupied(gates, layout.taken)).map((at) =>
        towerThing({ at, radius: 2.9, tall: 8.4, ...(closed[wall.city] ? CLOSED : {}) }),
      ),
    ),
    ...cornersOf(spec, rot).map(({ at, city }) => towerThing(cornerTower(at, closed[city] ?? false))),
    ...gates.flatMap(gateThings),
  ];
}

const CLOSED = { roof: PALETTE.closedRoof, flag: true };

/** No tower stands on a gate or behind a mark. */
function occupied(
  gates: readonly { point: Point }[],
  taken: Site['layout']['taken'],
): (point: Point) => boolean {
  return (point) =>
    gates.some((gate) => distance(gate.point, point) < GATE_HALF + 5) ||
    taken.some(({ at, radius }) => distance(at, point) < radius + 3);
}

const BETWEEN_TOWERS = 27;

function towerPlaces({ line }: Wall, isTaken: (point: Point) => boolean): Point[] {
  const length = lengthOf(line);
  const count = Math.max(1, Math.round(length / BETWEEN_TOWERS) - 1);
  const places = Array.from({ length: count }, (_, i) => along(line, (length * (i + 1)) / (count + 1)).point);
  return places.filter((point) => !isTaken(point));
}

/**
 * On a small face a rosy wash keeps the town one mass, and darker than the fields: to those who can't tell red from green the two
 * would else be of one colour.
 */
function warm(pen: Pen, { pixels }: Look, { spec, layout }: Site): void {
  if (pixels >= 220) return;
  pen.save();
  clipTo(pen, areasOf(spec, layout, 'city'));
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = faded(PALETTE.townWash, pixels < 110 ? 0.26 : 0.16);
  pen.fillRect(0, 0, 100, 100);
  pen.restore();
}
