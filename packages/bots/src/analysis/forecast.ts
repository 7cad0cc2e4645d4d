import type { Game } from '@bastide/rules';
import { guessHands } from '@bastide/rules/internal';
import { tilesPlaced } from '@bastide/rules/search';
import { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { winChances } from '../evaluation/win-chance.ts';
import { Continuation } from '../search/continuation.ts';
import { drawIfPossible, drawOf, spreadDraws } from '../search/draws.ts';

export interface ForecastSettings {
  /** How many tiles are played after the turn. */
  readonly tiles: number;
  readonly elsewhere: number;
}

/**
 * Plays ways to play a turn on for a few tiles and tells what came of it. Trials of the same number have the same luck, whatever was
 * played, so a difference is due to the play and not to the luck.
 */
export class Forecast {
  /** Of the last trial, by seat: points to be expected, and chances to win. */
  readonly worths: Float64Array;
  readonly chances: Float64Array;
  readonly #evaluation: Evaluation;
  readonly #continuation: Continuation;
  readonly #settings: ForecastSettings;
  readonly #view: Game;
  readonly #root: Game;
  readonly #game: Game;
  readonly #dice = new Dice(0);
  #draws: readonly number[] = [];
  #seed = 0;

  constructor(game: Game, evaluation: Evaluation, settings: ForecastSettings) {
    this.#evaluation = evaluation;
    this.#settings = settings;
    this.#continuation = new Continuation(game, evaluation, settings.elsewhere);
    this.#view = game.clone();
    this.#root = game.clone();
    this.#game = game.clone();
    this.worths = evaluation.worths;
    this.chances = new Float64Array(game.players);
  }

  /** All trials that follow begin with this view of a seat. */
  start(view: Game, seed: number): void {
    this.#view.copyFrom(view);
    this.#seed = seed;
    this.#dice.reseed(seed);
    this.#draws = spreadDraws(view, this.#dice);
    this.#root.copyFrom(view);
    guessHands(this.#root, this.#dice.below);
    this.#evaluation.start(this.#root);
  }

  /** One trial of a way to play. */
  try(codes: readonly number[], trial: number): void {
    const game = this.#game;
    const dice = this.#dice;
    const seed = this.#seed + 7919 * (trial + 1);
    dice.reseed(seed);
    game.copyFrom(this.#view);
    guessHands(game, dice.below);
    const until = tilesPlaced(game) + 1 + this.#settings.tiles;
    for (const code of codes) game.play(code);
    drawIfPossible(game, drawOf(this.#draws, trial));
    dice.reseed(seed + 1);
    this.#continuation.play(game, until - tilesPlaced(game), dice);
    this.#evaluation.startFrom(game);
    this.#evaluation.look(game);
    winChances(game, this.worths, this.chances);
  }
}
