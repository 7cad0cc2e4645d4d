import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import { richness } from '../evaluation/weights.ts';
import { Planner } from '../search/planner.ts';
import type { Mind } from './thinker.ts';

/** So many of the placements are looked into, with every figure action. */
const BREADTH = 16;
/** With expansions more of what a placement brings shows only in full. */
const RICH_BREADTH = 32;

/** The knight plays for what can be expected at the end, and looks no farther than the own turn. */
export function knightMind(game: Game, allowance: Allowance, valuers?: readonly Valuer[]): Mind {
  const breadth = richness(game) > 0 ? RICH_BREADTH : BREADTH;
  const planner = new Planner(game, new Evaluation(game, valuers), allowance, breadth);
  return { plan: (view, dice) => planner.plan(view, 1, dice)[0]?.codes ?? [] };
}
