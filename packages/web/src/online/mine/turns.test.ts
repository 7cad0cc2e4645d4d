import type { TableSummary } from '@bastide/protocol';
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

test('of games that wait, the one that has waited longest is led to', () => {
  const [a, b] = ['A', 'B'].map((letter, i) => summary(letter.repeat(22), { changedAt: 2 - i }));
  expect(wayTo([a])).toBe(`#/online/${a.game}`);
  expect(wayTo([a, b])).toBe(`#/online/${b.game}`);
  expect(wayTo([])).toBe('#/online');
});
