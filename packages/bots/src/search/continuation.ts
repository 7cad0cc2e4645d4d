import { CHANCE, type Game, Options } from '@bastide/rules';
import type { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { chanceAnswer } from './chance.ts';

/** Of a question with more answers than this, so many are tried, spread over all of them. */
const MOST_TRIED = 10;
/** The figure question's codes: passing, and where the answers of each action begin. */
const PASS = 0;
const ACTION_SHIFT = 12;

/**
 * Plays a position on for a few turns, every seat taking what looks best at a glance: good enough to see what a move is worth a
 * round later, and fast.
 */
export class Continuation {
  readonly #evaluation: Evaluation;
  readonly #trial: Game;
  readonly #options = new Options();
  readonly #deploy: number;
  /** Where there is more to do than to deploy followers, figure actions are tried one by one. */
  readonly #onlyFollowers: boolean;
  readonly #elsewhere: number;

  /** Of placements away from everyone about `elsewhere` are looked at. */
  constructor(game: Game, evaluation: Evaluation, elsewhere: number) {
    this.#elsewhere = elsewhere;
    const { rules, figures } = game;
    this.#evaluation = evaluation;
    this.#trial = game.clone();
    const deploy = rules.actions.findIndex(({ id }) => id === 'deploy');
    this.#deploy = (deploy + 1) << ACTION_SHIFT;
    this.#onlyFollowers = figures.specs.length === 1 && rules.actions.length === 1;
  }

  /** Plays until so many more tiles have been placed, or the game is over. */
  play(game: Game, tiles: number, dice: Dice): void {
    const until = game.board.land.placed + tiles;
    while (!game.over) {
      if (game.toMove === CHANCE) {
        if (game.board.land.placed >= until && game.question.id === 'draw') return;
        game.play(chanceAnswer(game, dice));
      } else if (game.question.id === 'place') this.#place(game);
      else if (game.question.id === 'choose' && game.board.land.placed >= until) return;
      else this.#answer(game);
    }
  }

  /** Every placement at a glance, the best is played, with the follower it wants. */
  #place(game: Game): void {
    const evaluation = this.#evaluation;
    const trial = this.#trial;
    const options = this.#options;
    const seat = game.toMove;
    evaluation.startFrom(game);
    game.listOptions(options);
    const { count, codes } = options;
    let best = codes[0];
    let most = Number.NEGATIVE_INFINITY;
    let deployOn = -1;
    // Where nobody stands nearby, many placements come to much the same: some of them will do.
    const stride = Math.max(1, Math.floor(count / this.#elsewhere));
    for (let i = 0; i < count && count > 1; i++) {
      if (i % stride !== 0 && !evaluation.matters(codes[i] >> 2)) continue;
      trial.copyFrom(game);
      trial.play(codes[i]);
      let value = evaluation.of(trial, seat);
      const asked = trial.toMove === seat;
      if (asked) value += evaluation.bestDeployment(trial, seat);
      if (value <= most) continue;
      most = value;
      best = codes[i];
      deployOn = asked ? evaluation.deployOn : -1;
    }
    game.play(best);
    if (this.#onlyFollowers && game.toMove === seat && game.question.id === 'figure')
      game.play(deployOn < 0 ? PASS : this.#deploy + deployOn);
  }

  /** Any other question: the answer after which the asked seat stands best. */
  #answer(game: Game): void {
    const evaluation = this.#evaluation;
    const trial = this.#trial;
    const options = this.#options;
    const seat = game.toMove;
    game.listOptions(options);
    const { count, codes } = options;
    const stride = Math.max(1, Math.ceil(count / MOST_TRIED));
    let best = codes[count - 1];
    let most = Number.NEGATIVE_INFINITY;
    const isFigure = game.question.id === 'figure';
    for (let i = 0; i < count && count > 1; i += isFigure ? 1 : stride) {
      trial.copyFrom(game);
      trial.play(codes[i]);
      if (!isFigure) evaluation.readThings(trial);
      const value = evaluation.of(trial, seat);
      if (value <= most) continue;
      most = value;
      best = codes[i];
    }
    game.play(best);
  }
}
