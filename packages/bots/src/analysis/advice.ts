import type { Game, Move } from '@bastide/rules';
import { Comparison, movesOf, type Outcome } from './comparison.ts';
import type { Analyst } from './levels.ts';
import type { Reason } from './reason.ts';

/** What an analyst would do, and what speaks for it. */
export interface Advice extends Outcome {
  readonly moves: readonly Move[];
  readonly reasons: readonly Reason[];
}

/** Advice for the seat that is asked, from what it may know. */
export function adviseOn(view: Game, level: Analyst): Advice {
  const comparison = new Comparison(view, level);
  const codes = comparison.best(view);
  const outcome = comparison.outcome(view, codes);
  return { ...outcome, moves: movesOf(view, codes), reasons: comparison.whyGood(view, codes) };
}
