import type { Thing } from '@bastide/rules';
import type { TableView, TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { fan } from './fan.ts';
import { type Link, linkBetween, placeOn } from './segments.ts';
import { cellKey, type SpotOf } from './tile-index.ts';

/** A figure or token and where it is drawn, in board units. */
export interface Standing {
  readonly key: string;
  readonly kind: string;
  readonly seat: number | undefined;
  readonly at: Point;
  readonly lying: boolean;
  readonly count: number;
  /** The segment it is on, by cell and place; undefined for tokens of a whole tile. */
  readonly segment: string | undefined;
}

/** Something laid between two edges of a tile. */
export interface Laid extends Link {
  readonly key: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** Tokens on a whole tile lie in its south-east, where a city's or road's figure seldom stands. */
const TOKENS_AT: Point = { x: 82, y: 82 };

type Unplaced = Omit<Standing, 'at'>;

/** Every figure and token on the land; those of one segment fanned out, the northern ones first. */
export function standingsOf(
  view: Pick<TableView, 'figures' | 'things'>,
  tiles: ReadonlyMap<string, TileView>,
  spotOf: SpotOf,
): Standing[] {
  const groups = new Map<string, Unplaced[]>();
  const add = (where: string, one: Unplaced) => groups.set(where, [...(groups.get(where) ?? []), one]);
  for (const { key, seat, kind, x, y, place, lying } of view.figures) {
    const segment = segmentKey(x, y, place);
    add(segment, { key: `f${key} ${segment}`, kind, seat, lying, count: 1, segment });
  }
  for (const thing of view.things) {
    const where = placeOfThing(thing, tiles);
    if (where === undefined) continue;
    const { name: kind, seat, count } = thing;
    const segment = where.endsWith(WHOLE) ? undefined : where;
    add(where, { key: `${kind} ${seat ?? ''} ${where}`, kind, seat, lying: false, count, segment });
  }
  return [...groups].flatMap(([where, ones]) => placed(where, ones, tiles, spotOf)).sort(fromNorth);
}

const WHOLE = 'tile';

export const segmentKey = (x: number, y: number, place: number | typeof WHOLE): string =>
  `${cellKey(x, y)} ${place}`;

function placeOfThing(
  { x, y, on, between }: Thing,
  tiles: ReadonlyMap<string, TileView>,
): string | undefined {
  if (x === undefined || y === undefined || between !== undefined) return undefined;
  if (on === undefined) return segmentKey(x, y, WHOLE);
  const tile = tiles.get(cellKey(x, y));
  const place = tile && placeOn(tile.spec, tile.rot, on);
  return place === undefined ? undefined : segmentKey(x, y, place);
}

function placed(
  where: string,
  ones: readonly Unplaced[],
  tiles: ReadonlyMap<string, TileView>,
  spotOf: SpotOf,
): Standing[] {
  const [cell, place] = where.split(' ');
  const tile = tiles.get(cell);
  if (tile === undefined) return [];
  const spot = place === WHOLE ? TOKENS_AT : spotOf(tile.spec, tile.rot, Number(place));
  const steps = fan(ones.length);
  return ones.map((one, i) => ({
    ...one,
    at: { x: tile.x * TILE + spot.x + steps[i].x, y: tile.y * TILE + spot.y + steps[i].y },
  }));
}

const fromNorth = (one: Standing, other: Standing): number => one.at.y - other.at.y;

/** What links two edges of a tile. */
export function laidOf(things: readonly Thing[]): Laid[] {
  return things.flatMap(({ name, x, y, between }) => {
    if (x === undefined || y === undefined || between === undefined) return [];
    return [{ key: `${name} ${cellKey(x, y)}`, kind: name, x, y, ...linkBetween(between) }];
  });
}
