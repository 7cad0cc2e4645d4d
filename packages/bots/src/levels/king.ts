import { type Game, guessHands } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Weights } from '../evaluation/weights.ts';
import { Planner } from '../search/planner.ts';
import { Tree, type TreeSettings } from '../search/tree.ts';
import type { Mind } from './thinker.ts';

export interface KingSettings extends TreeSettings {
  readonly breadth: number;
  readonly considered: number;
}

export const KING: KingSettings = {
  breadth: 24,
  considered: 24,
  tiles: 4,
  trust: 2,
  curiosity: 4,
  width: 1.5,
  replies: 6,
  elsewhere: 12,
};

/** The king searches a tree of turns and draws. */
export function kingMind(settings: KingSettings, game: Game, allowance: Allowance, weights?: Weights): Mind {
  const evaluation = new Evaluation(game, weights);
  const planner = new Planner(game, evaluation, allowance, settings.breadth);
  const tree = new Tree(game, evaluation, planner, allowance, settings);
  const start = game.clone();
  return {
    plan(view, dice) {
      const candidates = [...planner.plan(view, settings.considered, dice)];
      start.copyFrom(view);
      guessHands(start, dice.below);
      return tree.best(start, candidates, dice);
    },
  };
}
