import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import { Planner } from '../search/planner.ts';
import type { Mind } from './thinker.ts';

/** So many of the placements are looked into, with every figure action. */
const BREADTH = 16;

/** The knight plays for what can be expected at the end, and looks no farther than the own turn. */
export function knightMind(game: Game, allowance: Allowance, valuers?: readonly Valuer[]): Mind {
  const planner = new Planner(game, new Evaluation(game, valuers), allowance, BREADTH);
  return { plan: (view, dice) => planner.plan(view, 1, dice)[0]?.codes ?? [] };
}
