import type { Game } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import type { Valuer } from '../evaluation/valuer.ts';
import { type Weights, weightsFor } from '../evaluation/weights.ts';
import type { Appraiser } from '../search/appraiser.ts';
import { NEVER_LATE, Planner } from '../search/planner.ts';
import { misjudged, noiseIn } from './noise.ts';
import type { Mind } from './thinker.ts';

/** So many of the placements are looked into, with every figure action. */
const BREADTH = 8;
const CONSIDERED = 8;
/** By how many points a way to play is misjudged at most: in the base game, and in a Big Box. */
const NOISE = 1.8;
const BOX_NOISE = 1;
/** How much it minds what the others have. */
const CARE = 0.3;

/** The page looks at its own points and hardly at those of the others, thinks of fields only when they pay, and often errs. */
export function pageMind(game: Game, allowance: Allowance, valuers?: readonly Valuer[]): Mind {
  const planner = new Planner(game, new OwnWorth(game, valuers), allowance, BREADTH, NEVER_LATE);
  const noise = noiseIn(game, NOISE, BOX_NOISE);
  return { plan: (view, dice) => misjudged(planner.plan(view, CONSIDERED, dice), dice, noise) };
}

/** What a position is worth to a seat, with little thought for what it is worth to the others. */
class OwnWorth implements Appraiser {
  readonly #evaluation: Evaluation;

  constructor(game: Game, valuers?: readonly Valuer[]) {
    this.#evaluation = new Evaluation(game, valuers, artless(weightsFor(game)), 'none');
  }

  start(game: Game): void {
    this.#evaluation.start(game);
  }

  readThings(game: Game): void {
    this.#evaluation.readThings(game);
  }

  of(game: Game, seat: number): number {
    this.#evaluation.look(game);
    const { worths } = this.#evaluation;
    let all = 0;
    for (let one = 0; one < worths.length; one++) all += worths[one];
    return worths[seat] - (CARE * (all - worths[seat])) / (worths.length - 1);
  }

  bestDeployment(game: Game, seat: number): number {
    return this.#evaluation.bestDeployment(game, seat);
  }
}

/** Fields are worth what they pay now; that features may be joined, or a lead be lost, does not come to mind. */
function artless(weights: Weights): Weights {
  return {
    ...weights,
    fieldCity: weights.fieldCity.map(() => 0),
    fieldGrowth: 0,
    fieldJoin: 0,
    fieldRisk: 1,
    joinRate: 0,
    behind: 0,
  };
}
