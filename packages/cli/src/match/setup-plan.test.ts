import { presets } from '@bastide/rules';
import { expect, test } from 'vitest';
import { beginGame } from '../program/setup.ts';
import { setupOf } from './setup-plan.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('any preset: every box and every number of players comes, the same for the same seed', () => {
  const plan = { sets: 'any-preset', options: {}, players: 'any' } as const;
  const drawn = seeds.map((seed) => setupOf(plan, seed));
  expect(new Set(drawn.map(({ players }) => players)).size).toBe(7);
  expect(new Set(drawn.map((one) => JSON.stringify([one.sets, one.options]))).size).toBe(
    Object.keys(presets).length,
  );
  expect(seeds.map((seed) => setupOf(plan, seed))).toEqual(drawn);
});

test('any sets: all can be played, hands of tiles are among them', () => {
  const drawn = seeds.map((seed) => setupOf({ sets: 'any-sets', options: {}, players: 5 }, seed));
  for (const setup of drawn) expect(beginGame(setup).players).toBe(5);
  expect(drawn.some(({ options }) => options.hand === 3)).toBe(true);
});
