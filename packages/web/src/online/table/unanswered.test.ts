import type { Move } from '@bastide/rules';
import { expect, test } from 'vitest';
import { type SentMove, stillMeant } from './unanswered.ts';

const place: Move = { by: 0, do: 'place', tile: 'base/D', x: 0, y: 1, rot: 180 };
const pass: Move = { by: 0, do: 'pass' };
const draw: Move = { by: 'chance', do: 'draw', tile: 'base/U' };

const sent: readonly SentMove[] = [
  { id: 'a', move: place, expect: 7, after: 5 },
  { id: 'b', move: pass, expect: 8, after: 6 },
];

function known(head: number, ...moves: (readonly [number, Move])[]) {
  return { head, entries: moves.map(([seq, move]) => ({ seq, move })) };
}

test('moves the server has not told yet are shown', () => {
  expect(stillMeant(sent, known(7))).toEqual(sent);
});

test('a move the server has told is not shown twice', () => {
  expect(stillMeant(sent, known(8, [7, { ...place }]))).toEqual([sent[1]]);
  expect(stillMeant(sent, known(10, [7, place], [8, pass], [9, draw]))).toEqual([]);
});

test('if something else came first, neither the move nor what followed from it is shown', () => {
  expect(stillMeant(sent, known(8))).toEqual([]);
  expect(stillMeant(sent, known(8, [7, { ...place, rot: 0 }]))).toEqual([]);
});

test('after moves were taken back nothing stands on what is gone', () => {
  expect(stillMeant(sent, known(5))).toEqual([]);
});
