import type { Game, Move, UncheckedMove } from '@bastide/rules';
import { Comparison, movesOf, type Outcome } from './comparison.ts';
import type { Analyst } from './levels.ts';
import type { Reason } from './reason.ts';

/** What an analyst would do, and what speaks for it. */
export interface Advice extends Outcome {
  readonly moves: readonly Move[];
  readonly reasons: readonly Reason[];
}

/** Advice for the seat that is asked, from what it may know. Who follows earlier advice is told the rest of it, where that is given. */
export function adviseOn(view: Game, level: Analyst, rest: readonly UncheckedMove[] = []): Advice {
  const comparison = new Comparison(view, level);
  const codes = codesOf(view, rest) ?? comparison.best(view);
  const outcome = comparison.outcome(view, codes);
  return { ...outcome, moves: movesOf(view, codes), reasons: comparison.whyGood(view, codes) };
}

/** Moves as codes; undefined for none, and where one of them is not legal. */
function codesOf(view: Game, moves: readonly UncheckedMove[]): readonly number[] | undefined {
  const game = view.clone();
  const codes: number[] = [];
  for (const move of moves) {
    const code = game.over ? -1 : game.question.read(game, move);
    if (code < 0 || !game.mayPlay(code)) return undefined;
    codes.push(code);
    game.play(code);
  }
  return codes.length > 0 ? codes : undefined;
}
