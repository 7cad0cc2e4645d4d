import { expect, test } from 'vitest';
import { START, turnLimit } from '../../bot-protocol/program-player.ts';
import { stallLimit } from './stall.ts';

const program = { kind: 'program', words: ['bot'] } as const;
const king = { kind: 'level', level: 'king' } as const;

test.each([
  ['no budget', undefined],
  ['a minute', { milliseconds: 60_000 }],
  ['iterations', { iterations: 400 }],
])('a program is late long before its worker has stalled: %s', (_, budget) => {
  const limit = stallLimit(program, budget) ?? 0;
  expect(limit).toBeGreaterThan(turnLimit(budget) + START);
});

test('a level may take a few of its turns, its own time or what it is given', () => {
  expect(stallLimit(king, { milliseconds: 10_000 }, 0)).toBe(200_000);
  expect(stallLimit(king, undefined, 0)).toBe(40_000);
});

test('a level that counts iterations has no limit; whoever answers at random has', () => {
  expect(stallLimit(king, { iterations: 1e9 })).toBe(undefined);
  expect(stallLimit({ kind: 'random' }, { iterations: 1e9 }, 7)).toBe(7);
});

test('a worker that asks nobody must be heard of, but a program may start in between', () => {
  expect(stallLimit(undefined, { iterations: 1e9 })).toBeGreaterThan(2 * START);
});
