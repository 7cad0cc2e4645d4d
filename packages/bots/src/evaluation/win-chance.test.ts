import { newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { scaleOf, winChances } from './win-chance.ts';

test('the same lead is worth more the fewer tiles are left', () => {
  for (const players of [2, 4])
    for (const tiles of [72, 120, 170, 250])
      expect(scaleOf(players, 5, tiles)).toBeLessThan(scaleOf(players, 60, tiles));
});

test('with no tile to come the lead is nearly won, and nothing is divided by nothing', () => {
  for (const players of [2, 4])
    for (const tiles of [72, 170, 193]) expect(scaleOf(players, 0, tiles)).toBeGreaterThanOrEqual(1);
});

test('chances add up to one, and the higher worth has the higher one', () => {
  const made = newGame({ sets: ['base'], players: 3 });
  if ('error' in made) throw new Error(made.error);
  const chances = new Float64Array(3);
  winChances(made.ok, Float64Array.of(40, 52, 47), chances);
  expect(chances[0] + chances[1] + chances[2]).toBeCloseTo(1, 12);
  expect(chances[1]).toBeGreaterThan(chances[2]);
  expect(chances[2]).toBeGreaterThan(chances[0]);
});

test('once it is over the points decide, and a tie is shared', () => {
  const made = newGame({ sets: ['base'], players: 3 });
  if ('error' in made) throw new Error(made.error);
  made.ok.endNow();
  const chances = new Float64Array(3);
  winChances(made.ok, Float64Array.of(40, 52, 52), chances);
  expect([...chances]).toEqual([0, 0.5, 0.5]);
});
