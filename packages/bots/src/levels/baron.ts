import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Weights } from '../evaluation/weights.ts';
import { Planner } from '../search/planner.ts';
import { Trials } from '../search/trials.ts';
import type { Mind } from './thinker.ts';

const BREADTH = 16;
const CONSIDERED = 8;

/** The baron takes the knight's best few and tries each in short continuations with the same draws. */
export function baronMind(
  game: Game,
  allowance: Allowance,
  weights?: Weights,
  mod?: Record<string, number>,
): Mind {
  const evaluation = new Evaluation(game, weights);
  const planner = new Planner(game, evaluation, allowance, BREADTH);
  const trials = new Trials(game, evaluation, allowance, {
    tiles: mod?.tiles ?? 2,
    trust: mod?.trust ?? 2,
    round: mod?.round ?? 4,
    finalists: mod?.finalists ?? 3,
  });
  return {
    plan: (view, dice) => trials.best(view, planner.plan(view, mod?.considered ?? CONSIDERED, dice), dice),
  };
}
