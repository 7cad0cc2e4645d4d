import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import { betweenFor } from '../evaluation/weights.ts';
import { Planner } from '../search/planner.ts';
import { BRANCHING } from '../search/questions.ts';
import { type TrialSettings, Trials } from '../search/trials.ts';
import type { Mind } from './thinker.ts';

/** So many of the placements are looked into, with every figure action. */
const BREADTH = 16;
/** So many ways to play are tried in a rich game, in what time is left. */
const TRIED_IN_RICH = 4;
/** After the turn so many tiles are played: more of them tell little more, and take as much more time. */
const TILES = { duel: 2, many: 1 };
const SETTINGS: Omit<TrialSettings, 'tiles'> = { trust: 0, round: 4, elsewhere: 12 };

/**
 * The knight plays for what can be expected at the end, and looks no farther than the own turn. With expansions it tries the best few ways in
 * short continuations as well, the more of them the richer the game.
 */
export function knightMind(game: Game, allowance: Allowance, valuers?: readonly Valuer[]): Mind {
  const evaluation = new Evaluation(game, valuers);
  const planner = new Planner(game, evaluation, allowance, BREADTH);
  const tiles = game.players > 2 ? TILES.many : TILES.duel;
  const trials = new Trials(game, evaluation, allowance, { ...SETTINGS, tiles });
  const tried = Math.round(betweenFor(game)(1, TRIED_IN_RICH));
  return {
    plan(view, dice) {
      const wanted = BRANCHING.has(view.question.id) ? tried : 1;
      return trials.best(view, planner.plan(view, wanted, dice), dice);
    },
  };
}
