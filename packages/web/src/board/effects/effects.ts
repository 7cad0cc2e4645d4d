import type { GameEvent, SegmentPlace } from '@bastide/rules';
import { eventScenes } from '../../expansions/tables.ts';
import type { LogEntry, TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { placeOn } from '../land/segments.ts';
import { cellKey, type SpotOf } from '../land/tile-index.ts';

/** Something to be seen for a moment after a move. */
export type Effect =
  | Points
  | { readonly kind: 'lit'; readonly seat: number | undefined; readonly segment: SegmentPlace }
  | Scene
  | { readonly kind: 'risen'; readonly tiles: readonly RisenTile[] }
  | { readonly kind: 'ringed'; readonly seat: number | undefined; readonly x: number; readonly y: number }
  | { readonly kind: 'home'; readonly seat: number; readonly figure: string; readonly at: Point };

/** Points float one above the other where several seats get some for one feature: `row` counts from the place up. */
export interface Points {
  readonly kind: 'points';
  readonly seat: number;
  readonly points: number;
  readonly at: Point;
  readonly row: number;
}

/** So far apart that those in one place don't cover each other, however large they are drawn. */
const ROW = 36;

export const pointsMoved = ({ at, row }: Points, scale: number): string =>
  `translate(${at.x} ${at.y - row * ROW * scale}) scale(${scale})`;

/** Something an expansion shows when it happens: from the tile just placed to where it is about. */
export interface Scene {
  readonly kind: 'scene';
  readonly what: string;
  readonly n: number;
  readonly from: Point;
  readonly to: Point;
}

/** A tile whose city has just been closed, and which of its segments are part of it. */
export interface RisenTile {
  readonly tile: TileView;
  readonly places: readonly number[];
}

/** The city tiles that have been closed since the land was like that before; none where it has shrunk. */
export function risenSince(before: readonly TileView[], tiles: readonly TileView[]): RisenTile[] {
  if (tiles.length <= before.length) return [];
  const known = new Map(before.map((tile) => [cellKey(tile.x, tile.y), tile]));
  return tiles.flatMap((tile) => {
    const old = known.get(cellKey(tile.x, tile.y));
    const places = tile.spec.segments.flatMap(({ kind }, place) =>
      kind === 'city' && tile.closed[place] && old?.closed[place] !== true ? [place] : [],
    );
    return places.length === 0 ? [] : [{ tile, places }];
  });
}

/** A place somebody wants to see again. */
export interface Recalled {
  readonly x: number;
  readonly y: number;
  /** The segment, `city:N`; without it the whole tile is meant. */
  readonly on: string | undefined;
  /** In whose colour it is lit. */
  readonly seat: number | undefined;
}

export function recalledAs(place: Recalled, tiles: ReadonlyMap<string, TileView>): Effect {
  const { x, y, on, seat } = place;
  const tile = tiles.get(cellKey(x, y));
  const segment = tile && on !== undefined ? placeOn(tile.spec, tile.rot, on) : undefined;
  if (segment === undefined) return { kind: 'ringed', seat, x, y };
  return { kind: 'lit', seat, segment: { x, y, place: segment } };
}

/** The entries of the log that are new since `seen` of them were there; none if moves were taken back. */
export function newsSince(log: readonly LogEntry[], seen: number): GameEvent[] {
  return log.slice(seen).flatMap(({ events }) => events);
}

/** What happened before the final count began. */
export function beforeEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ event }) => event === 'final');
  return end < 0 ? events : events.slice(0, end);
}

/** Milliseconds from tile to tile of a feature that lights up, and how long the light may be on its way in all. */
const STEP = 70;
const LONGEST = 700;

export const litStep = (tiles: number): number => Math.min(STEP, LONGEST / tiles);

export function effectsOf(
  events: readonly GameEvent[],
  tiles: ReadonlyMap<string, TileView>,
  spotOf: SpotOf,
  last?: Cell,
): Effect[] {
  const effects: Effect[] = [];
  const floating = new Map<string, number>();
  for (const event of events) {
    if (last !== undefined) effects.push(...fromTile(event, last));
    if (event.event !== 'awarded' && event.event !== 'returned') continue;
    const found = whereIs(event, tiles, spotOf);
    if (found === undefined) continue;
    const { segment, at } = found;
    if (event.event === 'returned') {
      effects.push({ kind: 'home', seat: event.seat, figure: event.figure, at });
      continue;
    }
    const { seat, points } = event;
    const key = `${at.x},${at.y}`;
    const row = floating.get(key) ?? 0;
    floating.set(key, row + 1);
    if (segment !== undefined && row === 0) effects.push({ kind: 'lit', seat, segment });
    if (points !== 0) effects.push({ kind: 'points', seat, points, at, row });
  }
  return effects;
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ x, y }: Cell): Point => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });

/** Tokens lie side by side before they go to whoever won them. */
const APART = 16;

/** What comes from the tile just placed: tokens that were won by it, and what expansions show. */
function fromTile(event: GameEvent, last: Cell): Effect[] {
  const from = middleOf(last);
  if (event.event === 'token') {
    const { seat, token, count } = event;
    return Array.from({ length: count }, (_, i) => ({
      kind: 'home',
      seat,
      figure: token,
      at: { x: from.x + (i - (count - 1) / 2) * APART, y: from.y },
    }));
  }
  if (event.event !== 'happened' || event.x === undefined || event.y === undefined) return [];
  const { what, n = 0, x, y } = event;
  return what in eventScenes ? [{ kind: 'scene', what, n, from, to: middleOf({ x, y }) }] : [];
}

interface Placed {
  readonly x?: number;
  readonly y?: number;
  readonly on?: string;
}

function whereIs(
  { x, y, on }: Placed,
  tiles: ReadonlyMap<string, TileView>,
  spotOf: SpotOf,
): { segment: SegmentPlace | undefined; at: Point } | undefined {
  if (x === undefined || y === undefined) return undefined;
  const tile = tiles.get(cellKey(x, y));
  const place = tile && on !== undefined ? placeOn(tile.spec, tile.rot, on) : undefined;
  const spot =
    tile && place !== undefined ? spotOf(tile.spec, tile.rot, place) : { x: TILE / 2, y: TILE / 2 };
  return {
    segment: place === undefined ? undefined : { x, y, place },
    at: { x: x * TILE + spot.x, y: y * TILE + spot.y },
  };
}
