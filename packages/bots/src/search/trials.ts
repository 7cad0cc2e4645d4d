import { CHANCE, type Game, guessHands } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import type { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { Candidate } from './candidates.ts';
import { Continuation } from './continuation.ts';

export interface TrialSettings {
  /** How many tiles are played after the turn. */
  readonly tiles: number;
  /** How many trials the first judgement counts for. */
  readonly trust: number;
  /** How many trials all candidates get before the worse half is dropped. */
  readonly round: number;
  /** How many are never dropped. */
  readonly finalists: number;
  readonly elsewhere: number;
}

interface Tried {
  readonly codes: readonly number[];
  sum: number;
  count: number;
}

/**
 * Tries ways to play a turn by playing on for a few tiles. All candidates are tried with the same draws, round after round, and
 * after each round the worse half is dropped, until the allowance is spent.
 */
export class Trials {
  readonly #evaluation: Evaluation;
  readonly #continuation: Continuation;
  readonly #root: Game;
  readonly #game: Game;
  readonly #allowance: Allowance;
  readonly #settings: TrialSettings;
  readonly #draws: number[] = [];
  #next = -1;

  constructor(game: Game, evaluation: Evaluation, allowance: Allowance, settings: TrialSettings) {
    this.#evaluation = evaluation;
    this.#continuation = new Continuation(game, evaluation, settings.elsewhere);
    this.#root = game.clone();
    this.#game = game.clone();
    this.#allowance = allowance;
    this.#settings = settings;
  }

  /** The codes of the candidate that did best. */
  best(view: Game, candidates: readonly Candidate[], dice: Dice): readonly number[] {
    if (candidates.length <= 1) return candidates[0]?.codes ?? [];
    const { trust, round, finalists } = this.#settings;
    let field: Tried[] = candidates.map(({ codes, value }) => ({ codes, sum: trust * value, count: trust }));
    const seed = dice.below(1 << 30);
    const whole = this.#allowance.share;
    this.#shuffleDraws(view, dice);
    for (let trial = 0; !this.#allowance.spent; trial++) {
      this.#next = this.#draws.length === 0 ? -1 : this.#draws[trial % this.#draws.length];
      if (!this.#tryAll(view, field, seed + 7919 * trial, dice)) break;
      if (trial === 0) field = this.#affordable(field, whole);
      else if ((trial + 1) % round === 0 && field.length > finalists) {
        field.sort(byMean);
        field = field.slice(0, Math.max(finalists, Math.ceil(field.length / 2)));
      }
    }
    return field.sort(byMean)[0].codes;
  }

  /** The tiles that may be drawn next, in an order that trials go through: all are met as often as they are likely. */
  #shuffleDraws({ piles }: Game, dice: Dice): void {
    const draws = this.#draws;
    draws.length = 0;
    const pile = piles.current;
    if (pile < 0) return;
    for (let type = piles.firstType[pile]; type < piles.firstType[pile + 1]; type++)
      for (let i = 0; i < piles.unseen[type]; i++) draws.push(type);
    for (let i = draws.length - 1; i > 0; i--) {
      const j = dice.below(i + 1);
      const swap = draws[i];
      draws[i] = draws[j];
      draws[j] = swap;
    }
  }

  /** The first draw after the turn is the one whose turn it is, if it can be. */
  #drawNext(): void {
    const game = this.#game;
    if (this.#next < 0 || game.toMove !== CHANCE || game.question.id !== 'draw') return;
    const { piles } = game;
    if (piles.unseen[this.#next] > 0 && piles.pileOf(this.#next) === piles.current) game.play(this.#next);
  }

  /** Where a trial takes long, so few can be had that they are better spent on the most promising. */
  #affordable(field: Tried[], whole: number): Tried[] {
    const { share } = this.#allowance;
    const trials = share / Math.max(1e-6, whole - share);
    if (trials >= this.#settings.round) return field;
    const most = Math.ceil((field.length * trials) / this.#settings.round);
    return [...field].sort(byMean).slice(0, Math.max(2, most));
  }

  /** One trial of each with the same draws; false if the allowance was spent before all had theirs. */
  #tryAll(view: Game, field: readonly Tried[], seed: number, dice: Dice): boolean {
    const seat = view.toMove;
    const game = this.#game;
    this.#root.copyFrom(view);
    dice.reseed(seed);
    guessHands(this.#root, dice.below);
    for (const tried of field) {
      if (this.#allowance.spent) return false;
      this.#allowance.spend();
      game.copyFrom(this.#root);
      for (const code of tried.codes) game.play(code);
      this.#drawNext();
      dice.reseed(seed + 1);
      this.#continuation.play(game, this.#settings.tiles, dice);
      this.#evaluation.startFrom(game);
      tried.sum += this.#evaluation.of(game, seat);
      tried.count++;
    }
    return true;
  }
}

function byMean(one: Tried, other: Tried): number {
  return other.sum / other.count - one.sum / one.count;
}
