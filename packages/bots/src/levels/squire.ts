import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { netsFor } from '../evaluation/nets/nets-for.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import { richness, weightsFor } from '../evaluation/weights.ts';
import { NEVER_LATE, Planner } from '../search/planner.ts';
import { misjudged, noiseIn } from './noise.ts';
import type { Mind } from './thinker.ts';

/** So many of the placements are looked into, with every figure action. */
const BREADTH = 8;
const CONSIDERED = 6;
/** By how many points a way to play is misjudged at most: in the base game, and in a Big Box. */
const NOISE = 0.9;
const BOX_NOISE = 6.5;
/** How many times as likely as it is the squire believes that a city gets its next wall. */
const LOVE = 2;

/** The squire loves cities, else judges as the terms of the knight do, in rich games by what was learned too, and is not always precise. */
export function squireMind(game: Game, allowance: Allowance, valuers?: readonly Valuer[]): Mind {
  const weights = weightsFor(game);
  const fond = { ...weights, cityRate: LOVE * weights.cityRate };
  const learned = richness(game) < 1 ? 'none' : netsFor(game);
  const evaluation = new Evaluation(game, valuers, fond, learned);
  const planner = new Planner(game, evaluation, allowance, BREADTH, NEVER_LATE);
  const noise = noiseIn(game, NOISE, BOX_NOISE);
  return { plan: (view, dice) => misjudged(planner.plan(view, CONSIDERED, dice), dice, noise) };
}
