import type { Game } from '@bastide/rules';
import { expect, test } from 'vitest';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { position } from '../testing/position.ts';
import { knightMind } from './knight.ts';

const RICH = ['base', 'river', 'abbot', 'inns-cathedrals', 'traders-builders', 'ferries', 'robbers'];

/** The share of its allowance that a knight leaves, and what it answers. */
function planned(view: Game, iterations: number) {
  const allowance = new Allowance({ iterations });
  allowance.start(1);
  const codes = knightMind(view, allowance).plan(view, new Dice(1));
  return { left: allowance.share, codes };
}

test('a knight tries ways in rich games, and none in the base game', () => {
  expect(planned(position(40), 100).left).toBe(1);
  expect(planned(position(40, 5, RICH), 100).left).toBeLessThan(0.7);
});

test('a knight without time for trials takes what looks best', () => {
  const view = position(40, 5, RICH);
  const some = [1, 2, 3].map((iterations) => planned(view, iterations).codes);
  expect(new Set(some.map((codes) => codes.join())).size).toBe(1);
});
