import type { GameEvent } from '@bastide/rules';
import { expect, test } from 'vitest';
import { soundsOf, tremorOf } from './heard.ts';
import { higher } from './tones.ts';

const placed: GameEvent = { event: 'placed', seat: 0, tile: 'base/V', x: 1, y: 0, rot: 0 };
const points = (cause: string, tiles = 0): GameEvent => ({
  event: 'awarded',
  id: 0,
  seat: 0,
  points: 4,
  cause,
  because: tiles === 0 ? {} : { tiles },
});
const names = (events: readonly GameEvent[]) => soundsOf(events).map(({ sound }) => sound);

test('many awards at once sound like one; a bell rings for a closed city alone', () => {
  expect(names([points('road'), points('road')])).toEqual(['coins']);
  expect(names([points('city'), points('city')])).toEqual(['coins', 'bell']);
  expect(names([points('city.unfinished')])).toEqual(['coins']);
});

test('a tile that scores is heard twice, a turn that begins is not', () => {
  expect(names([placed, points('road')])).toEqual(['tile', 'coins']);
  expect(names([{ event: 'turn', seat: 0, part: 1 }])).toEqual([]);
});

test('tiles that light up are heard one by one, each higher than the last, and then the points', () => {
  const heard = soundsOf([points('road', 3), points('city', 4)]);
  const steps = heard.filter(({ sound }) => sound === 'step');
  expect(steps).toHaveLength(4);
  expect(steps.map(({ after = 0 }) => after)).toEqual(
    [0, 0.07, 0.14, 0.21].map((one) => expect.closeTo(one)),
  );
  expect(steps.map((one) => one.higher)).toEqual(
    [...steps.map((one) => one.higher ?? 1)].sort((a, b) => a - b),
  );
  const coins = heard.find(({ sound }) => sound === 'coins');
  expect(coins?.after).toBeCloseTo(0.28);
  // Where nothing moves, the points are heard at once.
  expect(soundsOf([points('road', 3)], false)).toEqual([{ sound: 'coins' }]);
});

test('a row rises and stays bearable, however long it is', () => {
  const row = Array.from({ length: 60 }, (_, n) => higher(n));
  expect(row).toEqual([...row].sort((a, b) => a - b));
  expect(row[10]).toBe(4);
  expect(Math.max(...row)).toBe(4);
});

test('a phone trembles for tiles and more for points', () => {
  expect(tremorOf([placed])).toHaveLength(1);
  expect(tremorOf([placed, points('road')])).toHaveLength(3);
  expect(tremorOf([])).toBeUndefined();
});
