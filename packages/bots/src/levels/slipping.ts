import type { Game } from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import type { Bot } from '../bot.ts';
import { Dice } from '../dice.ts';
import { isAboutTile } from '../search/questions.ts';

/** Plays some of its turns as another bot would: whole turns, so that what it begins makes sense. */
export class Slipping implements Bot {
  readonly #usual: Bot;
  readonly #other: Bot;
  readonly #share: number;
  readonly #seed: number;
  readonly #dice = new Dice(0);
  #playing: Bot;

  /** @param share of turns that are the other's */
  constructor(usual: Bot, other: Bot, share: number, seed: number) {
    this.#usual = usual;
    this.#other = other;
    this.#share = share;
    this.#seed = seed;
    this.#playing = usual;
  }

  choose(view: Game): number {
    if (isAboutTile(view.question.id)) {
      // The same position gives the same answer, also after it was taken back.
      this.#dice.reseed(this.#seed + 7919 * tilesPlaced(view));
      this.#playing = this.#dice.next() < this.#share ? this.#other : this.#usual;
    }
    return this.#playing.choose(view);
  }
}
