import { CHANCE, type Game, playMove } from '@bastide/rules';
import type { Chosen } from '../bots/bots.ts';
import type { Chance } from './chance.ts';

/** What a scout needs to know of the table. */
export interface Orders {
  /** A copy of the game, which the scout plays on. */
  readonly game: Game;
  readonly chance: Chance;
  /** How often chance has decided so far. */
  readonly drawn: number;
  isBot(seat: number): boolean;
  /** Asks the bot whose turn it is in this game. */
  ask(game: Game): Promise<Chosen | undefined>;
}

/** So many moves the bots may be ahead of what is shown. */
const AHEAD = 16;

/** Plays ahead of what is shown until a person is asked, so that the next bot thinks while the last one's move is looked at. */
export class Scout {
  readonly #orders: Orders;
  readonly #found: Chosen[] = [];
  #drawn: number;
  #isDone = false;
  #wake: (() => void) | undefined;

  constructor(orders: Orders) {
    this.#orders = orders;
    this.#drawn = orders.drawn;
    void this.#run();
  }

  /** Whether the next move is there. */
  get isReady(): boolean {
    return this.#found.length > 0;
  }

  /** The next move of a bot; undefined if there is none before a person's, or the scout was stopped. */
  async next(): Promise<Chosen | undefined> {
    while (this.#found.length === 0 && !this.#isDone) await this.#change();
    const next = this.#found.shift();
    this.#changed();
    return next;
  }

  stop(): void {
    this.#isDone = true;
    this.#found.length = 0;
    this.#changed();
  }

  async #run(): Promise<void> {
    const { game, chance, isBot, ask } = this.#orders;
    while (!this.#isDone && !game.over && (game.toMove === CHANCE || isBot(game.toMove))) {
      if (game.toMove === CHANCE) {
        const move = chance(game, this.#drawn++);
        if (move === undefined) break;
        playMove(game, move);
        continue;
      }
      while (this.#found.length >= AHEAD && !this.#isDone) await this.#change();
      const chosen = this.#isDone ? undefined : await ask(game);
      if (chosen === undefined || this.#isDone) break;
      playMove(game, chosen.move);
      this.#found.push(chosen);
      this.#changed();
    }
    this.#isDone = true;
    this.#changed();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #changed(): void {
    this.#wake?.();
    this.#wake = undefined;
  }
}
