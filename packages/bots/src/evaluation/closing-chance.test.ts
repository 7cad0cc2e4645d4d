import { newGame, presets } from '@bastide/rules';
import { CITY, FIELD, ROAD } from '@bastide/rules/search';
import { expect, test } from 'vitest';
import { position } from '../testing/position.ts';
import { closingChances } from './closing-chance.ts';
import { Evaluation } from './evaluation.ts';

const MONASTERY = 2;

test('most roads and monasteries that the terms give up are closed all the same, cities less often', () => {
  const chance = closingChances(position(40));
  expect(chance(ROAD, 0.28)).toBeGreaterThan(0.55);
  expect(chance(MONASTERY, 0.26)).toBeGreaterThan(0.7);
  expect(chance(CITY, 0.28)).toBeLessThan(0.45);
});

test('more is told of what the terms think likelier, and chances stay between 0 and 1', () => {
  for (const preset of [presets.base, presets.everything]) {
    const made = newGame({ ...preset, players: 2 });
    if ('error' in made) throw new Error(made.error);
    const chance = closingChances(made.ok);
    for (const kind of [ROAD, CITY, MONASTERY]) {
      const told = [0, 0.2, 0.5, 0.8, 0.999].map((one) => chance(kind, one));
      expect(told).toEqual([...told].sort((one, other) => one - other));
      expect(told[0]).toBeGreaterThan(0);
      expect(told[4]).toBeLessThan(1);
    }
  }
});

test('what is closed stays closed, and a field is never closed', () => {
  const chance = closingChances(position(40));
  expect(chance(ROAD, 1)).toBe(1);
  expect(chance(FIELD, 0)).toBe(0);
});

test('an evaluation expects what it is calibrated to', () => {
  const game = position(30, 3);
  const evaluation = new Evaluation(game);
  evaluation.start(game);
  const chance = closingChances(game);
  const open = evaluation.expectations(game).filter(({ told }) => told > 0 && told < 1);
  expect(open.length).toBeGreaterThan(0);
  for (const one of open) expect(one.chance).toBe(chance(one.kind, one.told));
});
