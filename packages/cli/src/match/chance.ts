import { AnswerList, type Game } from '@bastide/rules';
import { pileOf, unseenInPile } from '@bastide/rules/search';
import { type Random, randomAnswer, seeded } from '@bastide/rules/testing';
import { seedOf } from './seed.ts';

/** Questions to chance whose answers are tiles of a pile, as types. */
const FROM_PILE: readonly string[] = ['draw', 'deal'];

/**
 * Decides for chance in the games of one pair, so that luck is as equal as it can be: the same seed has the tiles of every
 * pile lying in the same order, and the same dice, tokens and messages coming one after the other, whoever asks for them and
 * whatever was played in between. Each kind of question has a stream of its own: a die more leaves the tiles as they are.
 */
export class PairedChance {
  readonly seed: number;
  readonly #orders = new Map<number, number[]>();
  readonly #streams = new Map<string, Random>();
  readonly #answers = new AnswerList();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** An answer to the open question, which must be chance's. */
  answer(game: Game): number {
    const { question } = game;
    if (FROM_PILE.includes(question.id)) return this.#nextTile(game);
    return randomAnswer(game, this.#stream(question.id), this.#answers);
  }

  /** The next tile as the pile lies. One that has left it in another way is passed over. */
  #nextTile(game: Game): number {
    game.listAnswers(this.#answers);
    const pile = pileOf(game, this.#answers.codes[0]);
    const order = this.#orders.get(pile) ?? this.#shuffled(game, pile);
    this.#orders.set(pile, order);
    const at = order.findIndex((type) => this.#answers.has(type));
    if (at < 0) throw new Error(`pile ${pile} has tiles left that were never in it`);
    return order.splice(at, 1)[0];
  }

  #shuffled(game: Game, pile: number): number[] {
    const order = unseenInPile(game, pile);
    const random = this.#stream(`pile-${pile}`);
    for (let i = order.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }

  #stream(name: string): Random {
    const stream = this.#streams.get(name) ?? seeded(seedOf(this.seed, name));
    this.#streams.set(name, stream);
    return stream;
  }
}
