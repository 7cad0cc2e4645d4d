import type { Game } from '@bastide/rules';
import { Allowance } from '../clock.ts';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { Planner } from '../search/planner.ts';
import { achievement } from './achievement.ts';

/** A way to play the rest of a turn: its answers, what they come to, and what that is worth at a glance. */
export interface Way {
  readonly codes: readonly number[];
  readonly value: number;
  readonly achieves: string;
}

/** So many are told apart at most; a turn seldom has more that are worth a thought. */
const MOST = 250;

/** Lists the ways to play a turn, as the knight sees them, but all placements in full. */
export class Ways {
  readonly #planner: Planner;
  readonly #game: Game;
  readonly #dice = new Dice(1);

  /** Made for the ruleset of a game. */
  constructor(game: Game) {
    // Nothing is simulated, and iterations are never late.
    const allowance = new Allowance({ iterations: 1 });
    this.#planner = new Planner(game, new Evaluation(game), allowance, Number.POSITIVE_INFINITY);
    this.#game = game.clone();
  }

  /** Best first; of several that end in the same position the first. */
  of(view: Game): Way[] {
    const seen = new Set<number>();
    const ways: Way[] = [];
    for (const { codes, value } of this.#planner.plan(view, MOST, this.#dice)) {
      this.#game.copyFrom(view);
      for (const code of codes) this.#game.play(code);
      const hash = this.#game.hash();
      if (seen.has(hash)) continue;
      seen.add(hash);
      ways.push({ codes, value, achieves: achievement(this.#game) });
    }
    return ways;
  }
}
