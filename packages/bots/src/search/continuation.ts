import { AnswerList, CHANCE, type Game } from '@bastide/rules';
import { cellOfPlacement, tilesPlaced, tilesToCome } from '@bastide/rules/search';
import type { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { chanceAnswer } from './chance.ts';
import { deployCodes, isAway } from './elsewhere.ts';

/** Of a question with more answers than this, so many are tried, spread over all of them. */
const MOST_TRIED = 10;
/** So many figure actions away from the tile are tried, spread over all of them. */
const MOST_AWAY = 3;
/** With no more tiles than this to come, none is skipped: what fields gain by a tile far from everyone decides then. */
const LAST = 3;
/** The figure question's code of passing. */
const PASS = 0;

/**
 * Plays a position on for a few turns, every seat taking what looks best at a glance: good enough to see what a move is worth a
 * round later, and fast.
 */
export class Continuation {
  readonly #evaluation: Evaluation;
  readonly #trial: Game;
  /** The game with one of the tiles in hand, where there are hands. */
  readonly #chosen: Game;
  readonly #answers = new AnswerList();
  readonly #deploy: number;
  /** Where there is more to do than to deploy followers, figure actions are tried one by one. */
  readonly #onlyFollowers: boolean;
  readonly #elsewhere: number;
  /** The placement that looked best, its value, and the segment that wants a follower; -1 for none. */
  #best = 0;
  #most = 0;
  #deployOn = -1;
  /** Whether the evaluation knows of a position of this line of play, and not of another. */
  #isBegun = false;

  /** Of placements away from everyone about `elsewhere` are looked at. */
  constructor(game: Game, evaluation: Evaluation, elsewhere: number) {
    this.#elsewhere = elsewhere;
    const { rules } = game;
    this.#evaluation = evaluation;
    this.#trial = game.clone();
    this.#chosen = game.clone();
    this.#deploy = deployCodes(game);
    this.#onlyFollowers = rules.figures.length === 1 && rules.actions.length === 1;
  }

  /** Plays until so many more tiles have been placed, or the game is over. */
  play(game: Game, tiles: number, dice: Dice): void {
    const until = tilesPlaced(game) + tiles;
    this.#isBegun = false;
    while (!game.over) {
      const { id } = game.question;
      if (game.toMove === CHANCE) {
        if (tilesPlaced(game) >= until && id === 'draw') return;
        game.play(chanceAnswer(game, dice));
      } else if (id === 'choose') {
        if (tilesPlaced(game) >= until) return;
        this.#choose(game);
      } else if (id === 'place') {
        this.#look(game);
        this.#place(game);
      } else this.#answer(game);
    }
  }

  /** Of the tiles in hand the one whose placement looks best, and that placement unless the tile does something first. */
  #choose(game: Game): void {
    const chosen = this.#chosen;
    const answers = this.#answers;
    const seat = game.toMove;
    game.listAnswers(answers);
    const tiles = answers.codes.slice(0, answers.count);
    this.#begin(game);
    let tile = tiles[0];
    let most = Number.NEGATIVE_INFINITY;
    let best = 0;
    let deployOn = -1;
    for (const code of tiles) {
      chosen.copyFrom(game);
      chosen.play(code);
      if (chosen.question.id === 'place') this.#look(chosen);
      else this.#most = this.#evaluation.of(chosen, seat);
      if (this.#most <= most) continue;
      tile = code;
      most = this.#most;
      best = this.#best;
      deployOn = this.#deployOn;
    }
    game.play(tile);
    if (game.question.id !== 'place') return;
    this.#best = best;
    this.#deployOn = deployOn;
    this.#place(game);
  }

  /** Every placement at a glance. */
  #look(game: Game): void {
    const evaluation = this.#evaluation;
    const trial = this.#trial;
    const answers = this.#answers;
    const seat = game.toMove;
    this.#begin(game);
    game.listAnswers(answers);
    const { count, codes } = answers;
    this.#best = codes[0];
    this.#most = Number.NEGATIVE_INFINITY;
    this.#deployOn = -1;
    // Where nobody stands nearby, many placements come to much the same: some of them will do.
    const stride = tilesToCome(game) <= LAST ? 1 : Math.max(1, Math.floor(count / this.#elsewhere));
    for (let i = 0; i < count; i++) {
      if (i % stride !== 0 && !evaluation.matters(cellOfPlacement(codes[i]))) continue;
      trial.copyFrom(game);
      trial.play(codes[i]);
      let value = evaluation.of(trial, seat);
      const asked = trial.toMove === seat;
      if (asked) value += evaluation.bestDeployment(trial, seat);
      if (value <= this.#most) continue;
      this.#most = value;
      this.#best = codes[i];
      this.#deployOn = asked ? evaluation.deployOn : -1;
    }
  }

  /** The best placement, with the follower it wants. */
  #place(game: Game): void {
    const seat = game.toMove;
    game.play(this.#best);
    if (this.#onlyFollowers && game.toMove === seat && game.question.id === 'figure')
      game.play(this.#deployOn < 0 ? PASS : this.#deploy + this.#deployOn);
  }

  /** Any other question: the answer after which the asked seat stands best. */
  #answer(game: Game): void {
    const evaluation = this.#evaluation;
    const trial = this.#trial;
    const answers = this.#answers;
    const seat = game.toMove;
    if (!this.#isBegun) this.#begin(game);
    game.listAnswers(answers);
    const { count, codes } = answers;
    const isFigure = game.question.id === 'figure';
    const stride = isFigure ? 1 : Math.max(1, Math.ceil(count / MOST_TRIED));
    const awayStride = isFigure ? Math.ceil(this.#countAway(answers) / MOST_AWAY) : 1;
    let best = codes[count - 1];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0, away = 0; i < count && count > 1; i += stride) {
      if (awayStride > 1 && isAway(codes[i], this.#deploy) && away++ % awayStride !== 0) continue;
      trial.copyFrom(game);
      trial.play(codes[i]);
      if (!isFigure) evaluation.readThings(trial);
      const value = evaluation.of(trial, seat);
      if (value <= most) continue;
      most = value;
      best = codes[i];
    }
    game.play(best);
    if (!isFigure) evaluation.readThings(game);
  }

  #countAway({ count, codes }: AnswerList): number {
    let away = 0;
    for (let i = 0; i < count; i++) if (isAway(codes[i], this.#deploy)) away++;
    return away;
  }

  #begin(game: Game): void {
    this.#evaluation.startFrom(game);
    this.#isBegun = true;
  }
}
