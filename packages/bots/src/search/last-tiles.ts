import { AnswerList, CHANCE, type Game } from '@bastide/rules';
import { tilesToCome } from '@bastide/rules/search';
import type { Allowance } from '../clock.ts';
import { standing } from '../evaluation/standing.ts';
import { Aim } from './aim.ts';
import type { Candidate } from './candidates.ts';

/** With no more than so many tiles to come, the game may be searched to its end. */
const LAST = 2;
/** If searching the first way takes more than this part of the allowance, it would take too long for all of them. */
const FIRST = 0.25;
/** So many positions count as one simulated continuation. */
const POSITIONS = 50;

/**
 * The last tiles, played exactly: every answer of every seat and every outcome of chance down to the final scores, where
 * everybody plays for the own aim.
 */
export class LastTiles {
  readonly #allowance: Allowance;
  readonly #others: number;
  readonly #aim = new Aim();
  readonly #positions: Game[];
  readonly #answers: AnswerList[] = [];
  readonly #worths: Float64Array[] = [];
  readonly #scores: Float64Array;
  #floor = 0;
  #seen = 0;

  constructor(game: Game, allowance: Allowance, others: number) {
    this.#allowance = allowance;
    this.#others = others;
    this.#positions = [game.clone()];
    this.#scores = new Float64Array(game.players);
  }

  /** Whether so few are to come that it is worth a try; who does not see all hands can't. */
  isNear(view: Game): boolean {
    return view.rules.hand === 0 && tilesToCome(view) <= LAST;
  }

  /** Of these ways to play, the one with the best end to be expected; undefined if that would take too long. */
  best(view: Game, candidates: readonly Candidate[]): readonly number[] | undefined {
    const seat = view.toMove;
    this.#aim.start(view);
    const whole = this.#allowance.share;
    this.#floor = (1 - FIRST) * whole;
    let best: readonly number[] | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { codes } of candidates) {
      const root = this.#positions[0];
      root.copyFrom(view);
      for (const code of codes) root.play(code);
      const worths = this.#search(0);
      // What was found until then is kept: the more promising come first.
      if (worths === undefined) break;
      this.#floor = 0;
      if (worths[seat] <= most) continue;
      most = worths[seat];
      best = codes;
    }
    return best;
  }

  /** What a position comes to for every seat in the end, as its aim has it; undefined if there is no time to find out. */
  #search(depth: number): Float64Array | undefined {
    const game = this.#positions[depth];
    const worths = this.#worthsAt(depth);
    if (game.over) return this.#end(game, worths);
    if (!this.#goesOn()) return undefined;
    game.listAnswers(this.#answers[depth]);
    return game.toMove === CHANCE ? this.#mean(depth, worths) : this.#choice(depth, worths);
  }

  #end(game: Game, worths: Float64Array): Float64Array {
    const scores = this.#scores;
    for (let seat = 0; seat < worths.length; seat++) scores[seat] = game.scores.of(seat);
    for (let seat = 0; seat < worths.length; seat++)
      worths[seat] = this.#aim.of(standing(scores, seat, this.#others), game);
    return worths;
  }

  #mean(depth: number, worths: Float64Array): Float64Array | undefined {
    const { question } = this.#positions[depth];
    const { count, codes } = this.#answers[depth];
    worths.fill(0);
    let weights = 0;
    for (let i = 0; i < count; i++) {
      const weight = question.weight?.(this.#positions[depth], codes[i]) ?? 1;
      const after = this.#after(depth, codes[i]);
      if (after === undefined) return undefined;
      weights += weight;
      for (let seat = 0; seat < worths.length; seat++) worths[seat] += weight * after[seat];
    }
    for (let seat = 0; seat < worths.length; seat++) worths[seat] /= weights;
    return worths;
  }

  #choice(depth: number, worths: Float64Array): Float64Array | undefined {
    const seat = this.#positions[depth].toMove;
    const { count, codes } = this.#answers[depth];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const after = this.#after(depth, codes[i]);
      if (after === undefined) return undefined;
      if (after[seat] <= most) continue;
      most = after[seat];
      worths.set(after);
    }
    return worths;
  }

  #after(depth: number, code: number): Float64Array | undefined {
    const from = this.#positions[depth];
    this.#positions[depth + 1] ??= from.clone();
    const to = this.#positions[depth + 1];
    to.copyFrom(from);
    to.play(code);
    return this.#search(depth + 1);
  }

  #worthsAt(depth: number): Float64Array {
    this.#answers[depth] ??= new AnswerList();
    this.#worths[depth] ??= new Float64Array(this.#positions[depth].players);
    return this.#worths[depth];
  }

  #goesOn(): boolean {
    if (++this.#seen % POSITIONS !== 0) return true;
    this.#allowance.spend();
    return this.#allowance.share > this.#floor;
  }
}
