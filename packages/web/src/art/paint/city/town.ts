import type { SegmentSpec, TileSpec } from '@bastide/rules';
import { areaOf, distance, insideAny, type Line } from '../../geometry.ts';
import { borderPoint, halvesOf } from '../../tile/border.ts';
import { type Disc, depth } from '../../tile/clearance.ts';
import { type Layout, layoutOf } from '../../tile/layout.ts';
import { halfWidth } from '../../tile/ways.ts';
import type { Tree } from '../country/tree.ts';
import type { Random } from '../random.ts';
import type { Garden } from './garden.ts';
import { GATE_HALF } from './gate.ts';
import type { House } from './house.ts';
import type { Landmark } from './landmark.ts';
import { buildTown } from './plots.ts';
import { type Room, roomOf } from './room.ts';
import type { Square } from './square.ts';
import { lanesOf, STREET_HALF, streetsOf } from './streets.ts';

/** What is inside the walls of a city, as printed: not yet turned. */
export interface Town {
  readonly place: number;
  readonly square: Square;
  /** Paved ground under what is printed there. */
  readonly courts: readonly Disc[];
  readonly streets: readonly Line[];
  readonly lanes: readonly Line[];
  readonly houses: readonly House[];
  readonly landmarks: readonly Landmark[];
  readonly gardens: readonly Garden[];
  readonly trees: readonly Tree[];
}

const known = new WeakMap<TileSpec, Town[]>();

/** The towns of a tile: found once for a sort of tile. */
export function townsOf(spec: TileSpec, chance: (concern: string) => Random): Town[] {
  const found = known.get(spec) ?? planTowns(spec, chance);
  known.set(spec, found);
  return found;
}

function planTowns(spec: TileSpec, chance: (concern: string) => Random): Town[] {
  return spec.segments.flatMap(({ kind }, place) =>
    kind === 'city' ? [planTown(spec, place, chance(`town ${place}`))] : [],
  );
}

function planTown(spec: TileSpec, place: number, random: Random): Town {
  const layout = layoutOf(spec);
  const area = layout.areas[place];
  const size = area.reduce((sum, polygon) => sum + Math.abs(areaOf(polygon)), 0);
  const square = squareOf(layout, place, size);
  const courts = layout.taken.filter(({ at }) => insideAny(area, at));
  const streets = streetsOf(spec, layout, place, square);
  const lanes = size < SMALL ? [] : lanesOf(layout, place, square, random);
  const room = roomOf(area);
  keepOpen(room, layout, square);
  for (const street of streets) room.keep(street, STREET_HALF);
  const walls = layout.walls.filter(({ city }) => city === place).map(({ line }) => line);
  const built = buildTown({
    room,
    area,
    size,
    square,
    courts,
    streets,
    lanes,
    walls,
    edges: edgeLines(spec.segments[place]),
    random,
  });
  return { place, square, courts, streets, lanes, ...built };
}

const edgeLines = (city: SegmentSpec): Line[] =>
  halvesOf(city).map((half) => [half / 2, (half + 1) / 2].map(borderPoint));

/** A city of this size has room for two rows of houses and no lane between them. */
const SMALL = 1900;

/** Where the figure stands, as large as there is room. */
function squareOf({ spots, areas }: Layout, place: number, size: number): Square {
  const at = spots[place];
  const deep = Math.max(
    0,
    ...areas[place].filter((one) => insideAny([one], at)).map((one) => depth(one, at)),
  );
  const wanted = size > 8000 ? 9.5 : size > 4000 ? 7.5 : size > SMALL ? 5.6 : 4.6;
  const radius = Math.max(3.4, Math.min(wanted, deep - 3));
  return { at, radius, furnished: size > 4000 ? 'market' : radius > 4 ? 'well' : 'bare' };
}

/** Walls, gates, roads, figures and what is printed are kept clear of houses. */
function keepOpen(room: Room, layout: Layout, square: Square): void {
  for (const { line } of layout.walls) room.keep(line, 2.9);
  for (const way of layout.ways) {
    if (way.gate === undefined) room.keep(way.line, halfWidth(way) + 1.5);
    else room.keepRound(way.gate.point, GATE_HALF + 0.6);
  }
  for (const lane of layout.lanes) room.keepRound(lane[lane.length - 1], GATE_HALF);
  for (const { at, radius } of layout.taken) room.keepRound(at, radius + 0.5);
  for (const at of layout.spots) if (distance(at, square.at) > 1) room.keepRound(at, 3.2);
  room.keepRound(square.at, square.radius);
}
