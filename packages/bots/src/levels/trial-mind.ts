import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Weights } from '../evaluation/weights.ts';
import { Planner } from '../search/planner.ts';
import { type TrialSettings, Trials } from '../search/trials.ts';
import type { Mind } from './thinker.ts';

/** How widely and how deeply a level tries what it considers. */
export interface TrialMindSettings extends TrialSettings {
  /** So many placements are looked into. */
  readonly breadth: number;
  /** So many ways to play the turn are tried. */
  readonly considered: number;
}

/** The baron takes the knight's best few and tries each in short continuations with the same draws. */
export const BARON: TrialMindSettings = {
  breadth: 16,
  considered: 8,
  tiles: 4,
  trust: 2,
  round: 4,
  finalists: 3,
  elsewhere: 12,
};

/** The count considers more, looks deeper, and soon drops what does worse. */
export const COUNT: TrialMindSettings = {
  breadth: 24,
  considered: 16,
  tiles: 6,
  trust: 2,
  round: 6,
  finalists: 3,
  elsewhere: 12,
};

export function trialMind(
  settings: TrialMindSettings,
  game: Game,
  allowance: Allowance,
  weights?: Weights,
): Mind {
  const evaluation = new Evaluation(game, weights);
  const planner = new Planner(game, evaluation, allowance, settings.breadth);
  const trials = new Trials(game, evaluation, allowance, settings);
  return {
    plan: (view, dice) => trials.best(view, planner.plan(view, settings.considered, dice), dice),
  };
}
