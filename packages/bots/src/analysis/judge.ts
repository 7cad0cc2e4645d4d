import { type Game, type Move, observe } from '@bastide/rules';
import { Comparison, movesOf, type Outcome } from './comparison.ts';
import { Course, type Decision, decisionsOf, OURS } from './decision.ts';
import { type Lapse, type Loss, lapseOf } from './lapse.ts';
import type { Analyst } from './levels.ts';
import type { Reason } from './reason.ts';

/** What an analyst thinks of a decision. */
export interface Verdict {
  readonly decision: Decision;
  readonly played: Outcome;
  /** The best way found, where it is better than what was played. */
  readonly better: Better | undefined;
  readonly loss: Loss;
  /** Trials of each way. */
  readonly trials: number;
  readonly lapse: Lapse | undefined;
}

export interface Better extends Outcome {
  readonly moves: readonly Move[];
  /** Why it is better, the most important first; all together are the loss. */
  readonly reasons: readonly Reason[];
}

const NOTHING: Loss = { points: { mean: 0, error: 0 }, chance: { mean: 0, error: 0 } };

/** Judges the decisions of one game, in any order. */
export class Judge {
  readonly decisions: readonly Decision[];
  readonly #course: Course;
  readonly #comparison: Comparison;

  /** The moves must be legal; whoever has them from outside asks `decisionsOf` first. */
  constructor(setup: unknown, moves: readonly Move[], level: Analyst, rules = OURS) {
    const decisions = decisionsOf(setup, moves, rules);
    if ('error' in decisions) throw new Error(`${decisions.error} at ${decisions.at}`);
    this.decisions = decisions.ok;
    this.#course = new Course(setup, moves, rules);
    this.#comparison = new Comparison(this.#course.game, level, rules.valuers);
  }

  judge(number: number): Verdict {
    const decision = this.decisions[number];
    const { view, codes } = this.#asPlayed(decision);
    const best = this.#comparison.best(view);
    if (best.length === 0 || this.#comparison.isSame(view, codes, best))
      return this.#asGood(decision, view, codes);
    const { one, other, loss, trials } = this.#comparison.compare(view, codes, best);
    const lapse = lapseOf(loss);
    // What the search preferred has not proved better, neither in points nor, for who gives up some to win, in chance.
    if (loss.points.mean <= 0 && lapse === undefined)
      return { decision, played: one, better: undefined, loss: NOTHING, trials, lapse: undefined };
    const reasons = this.#comparison.whyBetter(view, codes, best, loss.points.mean);
    const better = { ...other, moves: movesOf(view, best), reasons };
    return { decision, played: one, better, loss, trials, lapse };
  }

  #asGood(decision: Decision, view: Game, codes: readonly number[]): Verdict {
    const played = this.#comparison.outcome(view, codes);
    return { decision, played, better: undefined, loss: NOTHING, trials: 0, lapse: undefined };
  }

  /** What the seat could see, and the codes of what it chose. */
  #asPlayed({ from, to, seat }: Decision): { view: Game; codes: number[] } {
    this.#course.goTo(from);
    const view = observe(this.#course.game, seat);
    const codes: number[] = [];
    for (let index = from; index < to; index++) {
      const code = this.#course.step();
      if (code !== undefined) codes.push(code);
    }
    return { view, codes };
  }
}
