import type { Awarded, GameEvent } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../session/types.ts';
import { leadsOf } from './leads.ts';
import { sourcesOf } from './sources.ts';
import { gifts, turnGains } from './turns.ts';

const award = (seat: number, points: number, cause: string): Awarded => ({
  event: 'awarded',
  id: 0,
  seat,
  points,
  cause,
  because: {},
});
const turn = (seat: number, part = 1): GameEvent => ({ event: 'turn', seat, part });
const placed = (seat: number): GameEvent => ({ event: 'placed', seat, tile: 'base/U', rot: 0, x: 0, y: 0 });

/** Two turns, the first with two parts, and a final count. */
const log: LogEntry[] = [
  { index: 0, by: 0, events: [turn(0), placed(0), award(0, 3, 'road'), award(1, 3, 'road')] },
  { index: 1, by: 0, events: [turn(0, 2), placed(0), award(0, 8, 'city')] },
  { index: 2, by: 1, events: [turn(1), placed(1), award(1, 2, 'gold')] },
  { index: 3, by: 1, events: [{ event: 'final' }, award(0, 6, 'field'), award(1, 1, 'road.unfinished')] },
];

test('the final count stands apart in every source', () => {
  expect(sourcesOf(log, 2)).toEqual([
    { family: 'cause.city', played: [8, 0], final: [0, 0] },
    { family: 'cause.road', played: [3, 3], final: [0, 1] },
    { family: 'cause.field', played: [0, 0], final: [6, 0] },
    { family: 'cause.gold', played: [0, 2], final: [0, 0] },
  ]);
});

test('both parts are one turn, and final scoring is none', () => {
  expect(turnGains(log, 2)).toEqual([
    { seat: 0, tile: 1, points: [11, 3] },
    { seat: 1, tile: 3, points: [0, 2] },
  ]);
  expect(gifts(turnGains(log, 2), 2)).toEqual([3, 0]);
});

test('a tie changes no lead, another seat in front does', () => {
  const rows = [
    [0, 0],
    [4, 0],
    [4, 4],
    [8, 4],
    [8, 9],
    [12, 9],
  ].map((points) => ({ points, followers: [0, 0] }));
  expect(leadsOf(rows, 2)).toEqual({ changes: 2, tiles: [3, 1] });
});
