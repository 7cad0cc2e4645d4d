import { type Game, observe } from '@bastide/rules';
import { type Difference, differenceOf, WayTrials } from './way-trials.ts';

/** As many trials as a puzzle was found with; the draws are others. */
const TRIALS = 120;
const SEED = 20_011;
/** Whoever loses no more than this share of the margin has found it too. */
const NEAR = 0.5;

/** What a way to play the turn of a puzzle is worth beside the solution. */
export interface Verdict {
  readonly right: boolean;
  /** Points lost against the solution; nothing for the solution itself, below 0 if it did better. */
  readonly loss: Difference;
}

/** Judges ways to play the turn of a puzzle. Always comes to the same verdict on the same way. */
export class SolutionJudge {
  readonly #view: Game;
  readonly #trials: WayTrials;
  readonly #solution: readonly number[];
  readonly #margin: number;
  readonly #game: Game;

  /** `game` stands at the puzzle; `margin` is by how much the solution is better than any other way. */
  constructor(game: Game, solution: readonly number[], margin: number) {
    this.#view = observe(game, game.toMove);
    this.#trials = new WayTrials(game);
    this.#solution = solution;
    this.#margin = margin;
    this.#game = game.clone();
  }

  judge(codes: readonly number[]): Verdict {
    if (this.#after(codes) === this.#after(this.#solution))
      return { right: true, loss: { points: 0, error: 0 } };
    const [best, own] = this.#trials.try(this.#view, [this.#solution, codes], TRIALS, SEED);
    const loss = differenceOf(best, own);
    return { right: loss.points <= NEAR * this.#margin, loss };
  }

  #after(codes: readonly number[]): number {
    this.#game.copyFrom(this.#view);
    for (const code of codes) this.#game.play(code);
    return this.#game.hash();
  }
}
