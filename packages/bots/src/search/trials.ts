import { type Game, guessHands } from '@bastide/rules';
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

  constructor(game: Game, evaluation: Evaluation, allowance: Allowance, settings: TrialSettings) {
    this.#evaluation = evaluation;
    this.#continuation = new Continuation(game, evaluation);
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
    for (let trial = 0; !this.#allowance.spent; trial++) {
      if (!this.#tryAll(view, field, seed + 7919 * trial, dice)) break;
      if ((trial + 1) % round === 0 && field.length > finalists) {
        field.sort(byMean);
        field = field.slice(0, Math.max(finalists, Math.ceil(field.length / 2)));
      }
    }
    return field.sort(byMean)[0].codes;
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
