import { type Budget, TIME } from '@bastide/bots';
import {
  answersOf,
  CHANCE,
  type Failure,
  type Game,
  type GameRecord,
  History,
  type Move,
  newGame,
  viewOf,
} from '@bastide/rules';
import type { Bots } from '../bots/bots.ts';
import { type Chance, chanceBy, mixed, newSeed, random } from './chance.ts';
import { paceTime, restAfter } from './pace.ts';
import { Pause } from './pause.ts';
import { Scout } from './scout.ts';
import { levelOf, USUAL } from './seat-info.ts';
import type { SavedTable } from './storage.ts';
import { lastOwnDecision } from './taking-back.ts';
import type { LogEntry, SessionState, TableSession, TableSetup } from './types.ts';

/** How a game on this screen begins; without a word, anew. */
export interface Opening {
  /** Moves that were played already. */
  readonly moves?: readonly Move[];
  readonly seed?: number | undefined;
  /** How chance decides, if not by the seed. Where it has no answer the game rests. */
  readonly chance?: Chance;
  /** Keeps every state of the game; without it the game is forgotten with the page. */
  readonly keep?: (saved: () => SavedTable) => void;
}

/**
 * A game on this screen: the engine, who sits where, chance and the bots. Screens read `state` and hear of changes through
 * `subscribe`.
 */
export class Session implements TableSession {
  readonly table: TableSetup;
  readonly history: History;
  readonly seed: number;
  state: SessionState;
  /** Milliseconds a bot's tile is looked at before the next move; 0 for tests. */
  pace = paceTime('normal');
  /** What bots may spend on a turn instead of the time of their level; for tests. */
  budget: Budget | undefined;
  readonly #bots: Bots;
  readonly #chance: Chance;
  readonly #keep: Opening['keep'];
  readonly #pause = new Pause();
  readonly #listeners = new Set<() => void>();
  #log: LogEntry[] = [];
  #scout: Scout | undefined;
  #fault: number | undefined;
  /** Since which entry of the log, and in whose turn, the bots' moves are skipped. */
  #skipping: { readonly since: number; readonly turn: number } | undefined;
  /** When what was played last has been looked at. */
  #seenAt = 0;
  /** Counts the times the bots were set going: what began earlier ends by itself. */
  #run = 0;

  private constructor(table: TableSetup, game: Game, bots: Bots, opening: Opening) {
    this.table = table;
    this.history = new History(game);
    this.seed = opening.seed ?? newSeed();
    this.#bots = bots;
    this.#chance = opening.chance ?? chanceBy(this.seed);
    this.#keep = opening.keep;
    this.state = {
      view: viewOf(game, undefined, undefined, this.#isPerson),
      events: [],
      log: [],
      canUndo: false,
      thinking: undefined,
      version: 0,
    };
  }

  /** A new game, or one resumed from its moves. A set-up or move that is wrong is refused with its code. */
  static open(table: TableSetup, bots: Bots, opening: Opening = {}): Session | Failure {
    const made = newGame(table.setup);
    if ('error' in made) return made;
    const session = new Session(table, made.ok, bots, opening);
    for (const [index, move] of (opening.moves ?? []).entries()) {
      if (move.do === 'discard') continue;
      const played = session.#play(move);
      if ('error' in played) return { error: played.error, at: `moves.${index}` };
    }
    session.#look();
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
    void this.#goOn();
  }

  /** A person's move; refused with a code if it is not legal. */
  play(move: Move): Failure | undefined {
    const played = this.#play(move);
    if ('error' in played) return played;
    this.#fault = undefined;
    void this.#goOn();
    return undefined;
  }

  /**
   * Shows at once what the bots play, as soon as they have thought, until a person is asked; where there is none, until it is the
   * same seat's turn again. Who presses twice skips no further.
   */
  skip(): void {
    if (this.state.thinking === undefined || this.#skipping !== undefined) return;
    this.#skipping = { since: this.#log.length, turn: this.game.turn.seat };
    this.state = { ...this.state, isSkipping: true };
    this.#tell();
    this.#pause.cutShort();
  }

  /** Takes back all that came after the last decision of a person, and that decision. */
  undo(): void {
    const own = lastOwnDecision(this.#log, this.table.seats);
    if (own === undefined) return;
    this.#stop();
    while (this.#log.length > own) {
      this.history.undo();
      this.#log = this.#log.slice(0, -1);
    }
    this.#fault = undefined;
    this.#publish();
  }

  /** Plays a random legal option, for tests and demonstrations. */
  playRandom(): void {
    const options = answersOf(this.game);
    if (options.length > 0) this.play(options[random(options.length)].move);
  }

  record(id: string): GameRecord<Move> {
    return this.history.record(id);
  }

  close(): void {
    this.#stop();
    this.#bots.close();
    this.#listeners.clear();
  }

  #play(move: Move): ReturnType<History['play']> {
    const by = this.game.toMove;
    const played = this.history.play(move);
    if ('error' in played) return played;
    this.#log = [...this.#log, { index: this.#log.length, by, events: played.ok }];
    this.#seenAt = performance.now() + restAfter(played.ok, this.pace);
    return played;
  }

  /** Shows what was played, then what the bots answer, each when the one before has been looked at. */
  async #goOn(): Promise<void> {
    this.#stop();
    const run = this.#run;
    this.#playChance();
    if (this.#isBot(this.game.toMove)) this.#scout = this.#newScout();
    while (this.#scout !== undefined && this.#isBot(this.game.toMove)) {
      await this.#playNext(this.#scout);
      if (run !== this.#run) return;
      if (this.#hasGoneRound()) this.#skipping = undefined;
    }
    this.#skipping = undefined;
    this.#publish();
  }

  /** Shows who thinks, and plays what the bot answers. Who skips sees only what comes before a bot that needs time. */
  async #playNext(scout: Scout): Promise<void> {
    const seat = this.game.toMove;
    const run = this.#run;
    const isSkipping = this.#skipping !== undefined;
    const rest = isSkipping ? 0 : Math.max(0, this.#seenAt - performance.now());
    if (!isSkipping || !scout.isReady) this.#publish(seat, this.#thinkingTime(seat));
    const [chosen] = await Promise.all([scout.next(), this.#pause.wait(rest)]);
    if (run !== this.#run) return;
    if (chosen === undefined) throw new Error(`the bot of seat ${seat} was not asked`);
    const played = this.#play(chosen.move);
    if ('error' in played) throw new Error(`the bot of seat ${seat} was wrong: ${played.error}`);
    if (chosen.isFault) this.#fault = seat;
    this.#playChance();
  }

  /** Whether nobody here would be asked, and the turn has come back to whose it was when the skipping began. */
  #hasGoneRound(): boolean {
    if (this.#skipping === undefined || this.table.seats.some((_, seat) => this.#isPerson(seat)))
      return false;
    const { since, turn } = this.#skipping;
    return this.#log
      .slice(since)
      .some(({ events }) =>
        events.some((event) => event.event === 'turn' && event.part === 1 && event.seat === turn),
      );
  }

  #playChance(): void {
    while (!this.game.over && this.game.toMove === CHANCE) {
      const move = this.#chance(this.game, this.#chances());
      if (move === undefined) return;
      const played = this.#play(move);
      if ('error' in played) throw new Error(`chance was refused: ${played.error}`);
    }
  }

  #newScout(): Scout {
    return new Scout({
      game: this.game.clone(),
      chance: this.#chance,
      drawn: this.#chances(),
      isBot: this.#isBot,
      ask: (game) => {
        const seat = game.toMove;
        const level = levelOf(this.table.seats[seat]) ?? USUAL;
        const player = { seat, level, seed: mixed(this.seed, seat), budget: this.budget };
        return this.#bots.choose(this.table.setup, game, player);
      },
    });
  }

  /** Nobody thinks any more, and nothing that was thought is played. */
  #stop(): void {
    this.#run++;
    this.#scout?.stop();
    this.#scout = undefined;
    this.#skipping = undefined;
    this.#bots.forget();
    this.#pause.cutShort();
  }

  #isPerson = (seat: number): boolean => this.table.seats[seat]?.player === 'person';

  #isBot = (seat: number): boolean => this.table.seats[seat]?.player === 'bot';

  #chances(): number {
    return this.#log.filter(({ by }) => by === CHANCE).length;
  }

  #publish(thinking?: number, lasts = 0): void {
    this.#keep?.(() => ({ table: this.table, moves: this.history.moves, seed: this.seed }));
    this.#look(thinking, lasts);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #look(thinking?: number, lasts = 0): void {
    this.state = {
      view: viewOf(this.game, undefined, this.state.view, this.#isPerson),
      events: this.#log.at(-1)?.events ?? [],
      log: this.#log,
      canUndo: lastOwnDecision(this.#log, this.table.seats) !== undefined,
      thinking,
      lasts,
      isSkipping: this.#skipping !== undefined,
      fault: this.#fault,
      version: this.state.version + 1,
    };
  }

  /** Milliseconds a bot may be expected to think: it does so before its first answer of a turn. */
  #thinkingTime(seat: number): number {
    if (this.#scout?.isReady === true || this.#log.at(-1)?.by === seat) return 0;
    return TIME[levelOf(this.table.seats[seat]) ?? USUAL];
  }
}
