import { CHANCE, type Game, newGame, observe } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { BARON } from '../levels/trial-mind.ts';
import { Planner } from './planner.ts';
import { Trials } from './trials.ts';

/** A base game in which a tile is to be placed and so many are left to draw, played at random. */
function position(left: number): Game {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const random = seeded(5);
  while (game.toMove === CHANCE || game.question.id !== 'place' || game.piles.remaining > left)
    game.play(randomAnswer(game, random));
  return observe(game, game.toMove);
}

/** The share of an allowance that trials leave. */
function leftOver(view: Game, iterations: number): number {
  const allowance = new Allowance({ iterations });
  const evaluation = new Evaluation(view);
  const planner = new Planner(view, evaluation, allowance, BARON.breadth);
  const trials = new Trials(view, evaluation, planner, allowance, BARON);
  const dice = new Dice(1);
  allowance.start(1);
  trials.best(view, planner.plan(view, BARON.considered, dice), dice);
  return allowance.share;
}

test('trials end as soon as more of them could not change the choice', () => {
  // Nothing is left to chance on the last tile: every trial of a way comes to the same.
  expect(leftOver(position(0), 2000)).toBeGreaterThan(0.5);
});

test('trials use what they have while it is open which way is best', () => {
  expect(leftOver(position(60), 120)).toBe(0);
});
