import type { GameEvent } from '@bastide/rules';
import { expect, test } from 'vitest';
import { eventScenes } from '../../expansions/tables.ts';
import type { TileView } from '../../session/types.ts';
import { tileIndex } from '../land/tile-index.ts';
import { effectsOf, newsSince, pointsMoved, risenSince } from './effects.ts';

const garden = { kind: 'garden', edges: [], halves: [], borders: [], ends: undefined, marks: {} } as const;
const tile: TileView = {
  index: 0,
  id: 't',
  spec: { name: 't', count: 1, segments: [garden], marks: {} },
  x: 2,
  y: 1,
  rot: 0,
  closed: [true],
};
const tiles = tileIndex([tile]);
const spotOf = () => ({ x: 40, y: 60 });

const award = (seat: number, points: number): GameEvent => ({
  event: 'awarded',
  id: 0,
  seat,
  points,
  cause: 'garden',
  because: {},
  x: 2,
  y: 1,
  on: 'garden',
});

test('points float over the feature, which is lit once however many get some', () => {
  const effects = effectsOf([award(0, 9), award(1, 9)], tiles, spotOf);
  expect(effects.map(({ kind }) => kind)).toEqual(['lit', 'points', 'points']);
  const [, one, other] = effects;
  expect(one).toMatchObject({ seat: 0, points: 9, at: { x: 240, y: 160 }, row: 0 });
  expect(other).toMatchObject({ seat: 1, points: 9, at: { x: 240, y: 160 }, row: 1 });
});

test.each([1, 2.5])('points in one place don’t cover each other, drawn %s times as large', (scale) => {
  const [one, other] = effectsOf([award(0, 9), award(1, 9)], tiles, spotOf).flatMap((effect) =>
    effect.kind === 'points' ? [pointsMoved(effect, scale)] : [],
  );
  const heightOf = (transform: string) => Number(/translate\(\S+ (\S+)\)/.exec(transform)?.[1]);
  // A disc of 17 and half its rim, on both sides.
  expect(heightOf(one) - heightOf(other)).toBeGreaterThanOrEqual(2 * (17 + 1) * scale);
});

test('a figure goes home from where it stood', () => {
  const home: GameEvent = { event: 'returned', seat: 1, figure: 'abbot', x: 2, y: 1, on: 'garden' };
  expect(effectsOf([home], tiles, spotOf)).toEqual([
    { kind: 'home', seat: 1, figure: 'abbot', at: { x: 240, y: 160 } },
  ]);
});

test('what has no place on the land is not shown there', () => {
  expect(
    effectsOf([{ event: 'awarded', id: 0, seat: 0, points: 2, cause: 'x', because: {} }], tiles, spotOf),
  ).toEqual([]);
});

test('only what the log has gained is news; moves taken back are none', () => {
  const log = [
    { index: 0, by: 0, events: [award(0, 1)] },
    { index: 1, by: 0, events: [award(0, 2), award(1, 2)] },
  ];
  expect(newsSince(log, 1)).toHaveLength(2);
  expect(newsSince(log, 5)).toEqual([]);
});

test('a city rises once, when it closes', () => {
  const city = { ...garden, kind: 'city' } as const;
  const open: TileView = { ...tile, spec: { ...tile.spec, segments: [city, garden] }, closed: [false, true] };
  const closed: TileView = { ...open, closed: [true, true] };
  const next: TileView = { ...closed, index: 1, x: 3 };
  expect(risenSince([open], [closed, next]).map(({ tile: { x }, places }) => [x, places])).toEqual([
    [2, [0]],
    [3, [0]],
  ]);
  expect(risenSince([closed], [closed, { ...tile, x: 3 }])).toEqual([]);
  expect(risenSince([closed, next], [open])).toEqual([]);
});

test('every token that was won goes from the tile just placed to whoever won it', () => {
  const won: GameEvent = { event: 'token', seat: 1, token: 'jug', count: 2 };
  expect(effectsOf([won], tiles, spotOf, tile)).toEqual([
    { kind: 'home', seat: 1, figure: 'jug', at: { x: 242, y: 150 } },
    { kind: 'home', seat: 1, figure: 'jug', at: { x: 258, y: 150 } },
  ]);
});

test('what an expansion has a scene for is shown from the tile just placed to where it happened', () => {
  const [known] = Object.keys(eventScenes);
  const happened = (what: string): GameEvent => ({ event: 'happened', what, seat: 0, n: 2, x: 0, y: 1 });
  expect(effectsOf([happened(known), happened('unheard-of')], tiles, spotOf, tile)).toEqual([
    { kind: 'scene', what: known, n: 2, from: { x: 250, y: 150 }, to: { x: 50, y: 150 } },
  ]);
});
