import type { Bot, BotOptions, Budget } from '@bastide/bots';
import type { Game, Move, Result } from '@bastide/rules';
import type { Player, Seating } from './player.ts';

/** What is needed of another version of our rules and bots, in one module; its games are not ours. */
interface Version {
  newGame(setup: unknown): Result<Game>;
  observe(game: Game, seat: number): Game;
  playMove(game: Game, move: Move): Result<unknown>;
  createBot(level: string, options: BotOptions): Bot;
}

export interface VersionTerms {
  readonly budget: Budget | undefined;
  readonly clock: (() => number) | undefined;
}

/** A level of another version, in this thread. It follows the moves in a game of its own, so that nothing but moves need be the same. */
export class VersionPlayer implements Player {
  readonly #module: string;
  readonly #level: string;
  readonly #terms: VersionTerms;
  #version: Version | undefined;
  #game: Game | undefined;
  #bot: Bot | undefined;

  constructor(module: string, level: string, terms: VersionTerms) {
    this.#module = module;
    this.#level = level;
    this.#terms = terms;
  }

  async begin({ game, seed }: Seating): Promise<void> {
    this.#version ??= (await import(this.#module)) as Version;
    const { sets, options, players } = game.rules.setup;
    const made = this.#version.newGame({ sets, options, players });
    if ('error' in made) throw new Error(`the other version refuses ${made.at}: ${made.error}`);
    this.#game = made.ok;
    const { budget, clock } = this.#terms;
    this.#bot = this.#version.createBot(this.#level, {
      seed,
      ...(budget === undefined ? {} : { budget }),
      ...(clock === undefined ? {} : { clock }),
    });
  }

  onMove(move: Move): void {
    // A discard follows from the move before.
    if (this.#game === undefined || move.do === 'discard') return;
    const played = this.#version?.playMove(this.#game, move);
    if (played !== undefined && 'error' in played)
      throw new Error(`the other version refuses ${JSON.stringify(move)}: ${played.error}`);
  }

  answer(view: Game): number | undefined {
    const [version, game, bot] = [this.#version, this.#game, this.#bot];
    if (version === undefined || game === undefined || bot === undefined) return undefined;
    const code = bot.choose(version.observe(game, view.toMove));
    return view.question.read(view, game.question.write(game, code));
  }

  end(): void {
    this.#bot = undefined;
  }

  async close(): Promise<void> {}
}
