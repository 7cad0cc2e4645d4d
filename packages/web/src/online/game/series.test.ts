import { expect, test } from 'vitest';
import { winsInWords } from './series.ts';

const NAMES = ['Ann', 'Bob', 'Eve'];
const played = (places: number[]) => ({ reason: 'played' as const, scores: [], places, seed: '' });

test('a victory three share is told as the language writes it, not with all its digits', () => {
  const result = played([1, 1, 1]);
  expect(winsInWords('en', { result }, NAMES)).toEqual(['Ann: 0.3 wins', 'Bob: 0.3 wins', 'Eve: 0.3 wins']);
  expect(winsInWords('fr', { result }, NAMES)[0]).toBe('Ann\u00a0: 0,3 victoire');
});

test('this game counts with those before, and the number chooses the form', () => {
  const series = { round: 2, wins: [1, 0.5, 0.5] };
  const result = played([2, 1, 1]);
  expect(winsInWords('en', { series, result }, NAMES)).toEqual(['Ann: 1 win', 'Bob: 1 win', 'Eve: 1 win']);
  expect(winsInWords('en', { series, result: played([1, 2, 3]) }, NAMES)).toEqual([
    'Ann: 2 wins',
    'Bob: 0.5 wins',
    'Eve: 0.5 wins',
  ]);
});
