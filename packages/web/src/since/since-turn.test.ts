import type { GameEvent } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { LogEntry, SeatInfo, SessionState } from '../session/types.ts';
import { placesOf } from './places-of.ts';
import { sinceTurn } from './since-turn.ts';

const seat = (name: string, player: SeatInfo['player'], colour: SeatInfo['colour']): SeatInfo => ({
  name,
  player,
  colour,
});
const bots = [seat('Aude', 'person', 'red'), seat('Guilhem', 'bot', 'blue'), seat('Simon', 'bot', 'green')];
const turn = (of: number): GameEvent => ({ event: 'turn', seat: of, part: 1 });
const placed = (of: number, x: number): GameEvent => ({
  event: 'placed',
  seat: of,
  tile: 't',
  x,
  y: 0,
  rot: 0,
});
const scored: GameEvent = {
  event: 'awarded',
  id: 0,
  seat: 2,
  points: 4,
  cause: 'road',
  because: {},
  x: 7,
  y: 0,
  on: 'road:N',
};

/** A table where these things happened, move by move, and seat 0 is asked. */
function table(...moves: GameEvent[][]): SessionState {
  const log = moves.map((events, index): LogEntry => ({ index, by: 0, events }));
  return { log, view: { over: false, turn: { seat: 0 } } } as unknown as SessionState;
}

const round = [[turn(0)], [placed(0, 1), turn(1)], [placed(1, 2), turn(2)], [placed(2, 3), scored, turn(0)]];

test('every turn of the others since one’s own is told, in order, with where it was', () => {
  const turns = sinceTurn(table(...round), 0, bots);
  expect(turns.map((one) => [one.seat, one.tiles.map(({ x }) => x)])).toEqual([
    [1, [2]],
    [2, [3]],
  ]);
  expect(turns.flatMap(placesOf).map(({ x }) => x)).toEqual([2, 3, 7]);
});

test('once the player has placed a tile nothing is told any more', () => {
  expect(sinceTurn(table(...round, [placed(0, 4)]), 0, bots)).toEqual([]);
});

test('those who share a screen have seen it', () => {
  const people = bots.map((one) => ({ ...one, player: 'person' as const }));
  expect(sinceTurn(table(...round), 0, people)).toEqual([]);
  expect(sinceTurn(table(...round), undefined, bots)).toEqual([]);
});
