import {
  CHANCE,
  type Failure,
  type Game,
  type GameRecord,
  History,
  type Move,
  newGame,
  optionsOf,
} from '@bastide/rules';
import type { Bot } from './bot.ts';
import { saveSoon } from './storage.ts';
import type { LogEntry, SessionState, TableSetup, TableView } from './types.ts';
import { viewOf } from './view.ts';

/** How long a bot's move stays visible before the next one, in milliseconds. */
const PACE = 700;

/** A whole number below n, from the browser's own randomness. */
function random(n: number): number {
  const ticket = new Uint32Array(1);
  crypto.getRandomValues(ticket);
  return Math.floor((ticket[0] / 2 ** 32) * n);
}

/**
 * A game on this screen: the engine, who sits where, chance and the bots. Every move is kept in the browser at once. Screens
 * read `state` and hear of changes through `subscribe`.
 */
export class Session {
  readonly table: TableSetup;
  readonly history: History;
  state: SessionState;
  /** Milliseconds between two moves of bots; 0 for tests. */
  pace = PACE;
  readonly #bot: Bot;
  readonly #listeners = new Set<() => void>();
  #log: LogEntry[] = [];
  #thinking: number | undefined;
  #closed = false;

  private constructor(table: TableSetup, game: Game, bot: Bot) {
    this.table = table;
    this.history = new History(game);
    this.#bot = bot;
    this.state = this.#snapshot([], 0);
  }

  /** A new game, or one resumed from its moves. A set-up or move that is wrong is refused with its code. */
  static open(table: TableSetup, bot: Bot, moves: readonly Move[] = []): Session | Failure {
    const made = newGame(table.setup);
    if ('error' in made) return made;
    const session = new Session(table, made.ok, bot);
    for (const [index, move] of moves.entries()) {
      if (move.do === 'discard') continue;
      const played = session.history.play(move);
      if ('error' in played) return { error: played.error, at: `moves.${index}` };
      session.#note(played.ok);
    }
    return session;
  }

  get game(): Game {
    return this.history.game;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SessionState => this.state;

  /** Lets chance and the bots move until a person is asked. To be called once when the table is shown. */
  start(): void {
    this.#publish([]);
    void this.#goOn();
  }

  /** A person's move; refused with a code if it is not legal. */
  play(move: Move): Failure | undefined {
    const failure = this.#play(move);
    if (failure === undefined) void this.#goOn();
    return failure;
  }

  /** Takes back the last move of a person, as long as nothing was revealed since (chance) and no bot has moved. */
  undo(): void {
    if (!this.state.canUndo) return;
    this.history.undo();
    this.#log = this.#log.slice(0, -1);
    this.#publish([]);
  }

  /** Plays a random legal option, for tests and demonstrations. */
  playRandom(): void {
    const options = optionsOf(this.game);
    if (options.length > 0) this.play(options[random(options.length)].move);
  }

  record(id: string): GameRecord {
    return this.history.record(id);
  }

  close(): void {
    this.#closed = true;
    this.#bot.close();
    this.#listeners.clear();
  }

  #play(move: Move): Failure | undefined {
    const played = this.history.play(move);
    if ('error' in played) return played;
    this.#note(played.ok);
    this.#publish(played.ok);
    return undefined;
  }

  #note(events: LogEntry['events']): void {
    const by = this.history.lastBy ?? CHANCE;
    this.#log = [...this.#log, { index: this.#log.length, by, events }];
  }

  async #goOn(): Promise<void> {
    const { game } = this;
    while (!this.#closed && !game.over) {
      const seat = game.toMove;
      if (seat === CHANCE) this.#playChance();
      else if (this.table.seats[seat].player === 'bot') await this.#playBot(seat);
      else break;
    }
  }

  #playChance(): void {
    const options = optionsOf(this.game);
    let ticket = random(options.reduce((sum, option) => sum + option.weight, 0));
    const chosen = options.find((option) => {
      ticket -= option.weight;
      return ticket < 0;
    });
    if (chosen !== undefined) this.#play(chosen.move);
  }

  async #playBot(seat: number): Promise<void> {
    this.#thinking = seat;
    this.#publish([]);
    const { version } = this.state;
    const [move] = await Promise.all([this.#bot.choose(this.table.setup, this.game, seat), wait(this.pace)]);
    this.#thinking = undefined;
    if (this.#closed || this.state.version !== version) return;
    this.#play(move);
  }

  #publish(events: SessionState['events']): void {
    saveSoon(() => ({ table: this.table, moves: this.history.moves }));
    this.state = this.#snapshot(events, this.state.version + 1, this.state.view);
    for (const listener of this.#listeners) listener();
  }

  #snapshot(events: SessionState['events'], version: number, before?: TableView): SessionState {
    const by = this.history.lastBy;
    const canUndo = by !== undefined && by !== CHANCE && this.table.seats[by].player === 'person';
    return {
      view: viewOf(this.game, before),
      events,
      log: this.#log,
      canUndo,
      thinking: this.#thinking,
      version,
    };
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
