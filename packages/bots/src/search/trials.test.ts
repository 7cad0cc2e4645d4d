import type { Game } from '@bastide/rules';
import { expect, test } from 'vitest';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { BARON } from '../levels/trial-mind.ts';
import { position } from '../testing/position.ts';
import { Planner } from './planner.ts';
import { Trials, waysLeft } from './trials.ts';

/** What trials with so many iterations choose, what they chose from, and the share of the allowance they leave. */
function tried(view: Game, iterations: number) {
  const allowance = new Allowance({ iterations });
  const evaluation = new Evaluation(view);
  const planner = new Planner(view, evaluation, allowance, BARON.breadth);
  const trials = new Trials(view, evaluation, allowance, BARON);
  const dice = new Dice(1);
  allowance.start(1);
  const candidates = [...planner.plan(view, BARON.considered, dice)];
  return { chosen: trials.best(view, candidates, dice), candidates, left: allowance.share };
}

test('trials end as soon as more of them could not change the choice', () => {
  // Nothing is left to chance on the last tile: every trial of a way comes to the same.
  expect(tried(position(0), 2000).left).toBeGreaterThan(0.5);
});

test('trials use what they have while it is open which way is best', () => {
  expect(tried(position(60), 120).left).toBeLessThan(0.1);
});

test('a round that not all had part in counts for nobody', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const view = position(40, seed);
    const { candidates } = tried(view, 1);
    expect(candidates).toHaveLength(BARON.considered);
    for (let some = 1; some < BARON.considered; some++)
      expect(tried(view, some).chosen).toEqual(candidates[0].codes);
  }
});

test('half of the ways are dropped after each of some equal parts, until there are two', () => {
  expect([0, 0.3, 0.4, 0.6, 0.7, 1].map((gone) => waysLeft(8, gone))).toEqual([8, 8, 4, 4, 2, 2]);
  expect([0, 0.5, 1].map((gone) => waysLeft(2, gone))).toEqual([2, 2, 2]);
});
