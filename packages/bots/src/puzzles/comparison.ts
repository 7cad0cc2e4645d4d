import { type Game, guessHands } from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import { Dice } from '../dice.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';
import { COUNT } from '../levels/trial-mind.ts';
import { Continuation } from '../search/continuation.ts';
import { drawIfPossible, drawOf, shuffledDraws } from '../search/draws.ts';

/** What a way came to in every trial. */
export type Values = readonly number[];

/** By how much one thing is better than another, and the standard error of that. */
export interface Difference {
  readonly points: number;
  readonly error: number;
}

/**
 * Compares ways to play a turn as the count does: each is played on for a few tiles, all with the same draws. Nothing is
 * dropped on the way, so that every way has a value for every trial.
 */
export class Comparison {
  readonly #evaluation: Evaluation;
  readonly #continuation: Continuation;
  readonly #root: Game;
  readonly #game: Game;
  readonly #dice = new Dice(0);

  /** Made for the ruleset of a game. */
  constructor(game: Game) {
    this.#evaluation = new Evaluation(game);
    this.#continuation = new Continuation(game, this.#evaluation, COUNT.elsewhere);
    this.#root = game.clone();
    this.#game = game.clone();
  }

  /** By way, what it came to for the seat that is asked, trial by trial. The same seed has the same draws. */
  try(view: Game, ways: readonly (readonly number[])[], trials: number, seed: number): Values[] {
    const values: number[][] = ways.map(() => []);
    this.#evaluation.start(view);
    this.#dice.reseed(seed);
    const draws = shuffledDraws(view, this.#dice);
    for (let trial = 0; trial < trials; trial++) {
      const next = drawOf(draws, trial);
      const luck = seed + 7919 * (trial + 1);
      this.#root.copyFrom(view);
      this.#dice.reseed(luck);
      guessHands(this.#root, this.#dice.below);
      for (const [way, codes] of ways.entries())
        values[way].push(this.#play(codes, view.toMove, next, luck + 1));
    }
    return values;
  }

  #play(codes: readonly number[], seat: number, next: number, luck: number): number {
    const game = this.#game;
    game.copyFrom(this.#root);
    const until = tilesPlaced(game) + 1 + COUNT.tiles;
    for (const code of codes) game.play(code);
    this.#dice.reseed(luck);
    drawIfPossible(game, next);
    this.#continuation.play(game, until - tilesPlaced(game), this.#dice);
    this.#evaluation.startFrom(game);
    this.#evaluation.look(game);
    return standing(this.#evaluation.worths, seat, this.#evaluation.others);
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
