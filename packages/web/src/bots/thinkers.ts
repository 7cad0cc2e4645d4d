import { type Bot, type Budget, createBot, type Level } from '@bastide/bots';
import { type Game, type Move, newGame } from '@bastide/rules';

/** Who is to answer, and how. */
export interface Player {
  readonly seat: number;
  readonly level: Level;
  /** The share of turns it plays as the level below does. */
  readonly slips?: number | undefined;
  readonly seed: number;
  /** Left out: the time of its level. */
  readonly budget?: Budget | undefined;
}

/** A question to a seat. */
export interface BotAsked extends Player {
  readonly setup: unknown;
  /** The whole state of the game as far as the seat may know it. */
  readonly state: Uint8Array;
}

/** The bots of one table, each with its seat, level and what it has planned; and a game for them to think on. */
export class Thinkers {
  readonly #bots = new Map<string, Bot>();
  #known: { readonly key: string; readonly game: Game } | undefined;

  /** A legal answer. Throws if the bot has none; then it is made anew for its next question. */
  answer(asked: BotAsked): Move {
    const game = this.#gameOf(asked.setup);
    game.restore(asked.state);
    const key = keyOf(asked);
    const bot = this.#bots.get(key) ?? botFor(asked);
    this.#bots.delete(key);
    const code = bot.choose(game);
    if (!game.mayPlay(code)) throw new Error(`${code} does not answer ${game.question.id}`);
    this.#bots.set(key, bot);
    return game.question.write(game, code);
  }

  /** A game of the set-up; its rules are put together once. */
  #gameOf(setup: unknown): Game {
    const key = JSON.stringify(setup);
    if (this.#known?.key === key) return this.#known.game;
    const made = newGame(setup);
    if ('error' in made) throw new Error(made.error);
    this.#known = { key, game: made.ok };
    this.#bots.clear();
    return made.ok;
  }
}

function botFor({ level, slips = 0, seed, budget }: Player): Bot {
  return createBot(level, { seed, slips, ...(budget === undefined ? {} : { budget }) });
}

function keyOf({ seat, level, slips, seed, budget }: Player): string {
  return JSON.stringify([seat, level, slips, seed, budget]);
}
