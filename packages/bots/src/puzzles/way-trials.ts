import type { Game } from '@bastide/rules';
import { Forecast } from '../analysis/forecast.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';
import { COUNT } from '../levels/trial-mind.ts';

/** What a way came to in every trial. */
export type Values = readonly number[];

/** By how much one thing is better than another, and the standard error of that. */
export interface Difference {
  readonly points: number;
  readonly error: number;
}

/**
 * Tries ways to play a turn as the count does: each is played on for a few tiles, all with the same draws. Nothing is dropped on
 * the way, so that every way has a value for every trial.
 */
export class WayTrials {
  readonly #evaluation: Evaluation;
  readonly #forecast: Forecast;

  /** Made for the ruleset of a game. */
  constructor(game: Game) {
    this.#evaluation = new Evaluation(game);
    this.#forecast = new Forecast(game, this.#evaluation, COUNT);
  }

  /** By way, what it came to for the seat that is asked, trial by trial. The same seed has the same draws. */
  try(view: Game, ways: readonly (readonly number[])[], trials: number, seed: number): Values[] {
    const { worths, others } = this.#evaluation;
    const values: number[][] = ways.map(() => []);
    this.#forecast.start(view, seed);
    // Counted from the view: a puzzle's value must not hang on one guess of the hidden hands.
    this.#evaluation.start(view);
    for (let trial = 0; trial < trials; trial++) {
      for (const [way, codes] of ways.entries()) {
        this.#forecast.try(codes, trial);
        values[way].push(standing(worths, view.toMove, others));
      }
    }
    return values;
  }
}

/** By how much one way did better than another in the same trials. */
export function differenceOf(one: Values, other: Values): Difference {
  const count = one.length;
  const points = one.reduce((sum, value, i) => sum + value - other[i], 0) / count;
  const spread = one.reduce((sum, value, i) => sum + (value - other[i] - points) ** 2, 0);
  return { points, error: Math.sqrt(spread / Math.max(1, count - 1) / count) };
}

export function meanOf(values: Values): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
