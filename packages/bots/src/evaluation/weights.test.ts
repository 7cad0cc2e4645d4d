import { newGame, presets } from '@bastide/rules';
import { expect, test } from 'vitest';
import { PLAIN, RICH, weightsFor } from './weights.ts';

function weightsWith(sets: readonly string[]) {
  const made = newGame({ sets, players: 2 });
  if ('error' in made) throw new Error(made.error);
  return weightsFor(made.ok);
}

test('the base game alone is played with the plain weights, everything with the rich ones', () => {
  expect(weightsWith(['base'])).toEqual(PLAIN);
  const rich = weightsWith(presets.everything.sets);
  expect(rich.secondPart).toBeCloseTo(RICH.secondPart, 9);
  expect(rich.home).toHaveLength(RICH.home.length);
  for (const [i, worth] of RICH.home.entries()) expect(rich.home[i]).toBeCloseTo(worth, 9);
});

test('with a few sets the weights lie between', () => {
  const { fieldRisk, home } = weightsWith(['base', 'river', 'inns-cathedrals', 'traders-builders']);
  expect(fieldRisk).toBeCloseTo((PLAIN.fieldRisk + RICH.fieldRisk) / 2, 9);
  expect(home[0]).toBeCloseTo((PLAIN.home[0] + RICH.home[0]) / 2, 9);
});
