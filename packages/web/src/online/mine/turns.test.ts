import type { TableSummary } from '@bastide/server/protocol';
import { expect, test } from 'vitest';
import { afterTurn, wayTo } from './turns.ts';

const summary = (game: string, more: Partial<TableSummary> = {}) =>
  ({ game, status: 'playing', yourTurn: false, ...more }) as TableSummary;
const list = [summary('a'), summary('b', { yourTurn: true }), summary('c', { status: 'waiting' })];

test('a turn that begins or ends is entered in the list', () => {
  const turns = (games: readonly TableSummary[] | undefined) => games?.map(({ yourTurn }) => yourTurn);
  expect(turns(afterTurn(list, { game: 'a', yours: true }))).toEqual([true, true, false]);
  expect(turns(afterTurn(list, { game: 'b', yours: false }))).toEqual([false, false, false]);
});

test('a game that is not known to be played has to be asked for', () => {
  expect(afterTurn(list, { game: 'x', yours: true })).toBeUndefined();
  expect(afterTurn(list, { game: 'c', yours: true })).toBeUndefined();
  expect(afterTurn(undefined, { game: 'a', yours: true })).toBeUndefined();
});

test('one game that waits is led to, of several one chooses in the lobby', () => {
  const [a, b] = ['A', 'B'].map((letter) => summary(letter.repeat(22)));
  expect(wayTo([a])).toBe(`#/online/${a.game}`);
  expect(wayTo([a, b])).toBe('#/online');
});
