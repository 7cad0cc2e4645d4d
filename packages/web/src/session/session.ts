import { type Budget, TIME } from '@bastide/bots';
import {
  CHANCE,
  type Failure,
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  newGame,
} from '@bastide/rules';
import type { Bots } from '../bots/bots.ts';
import { type Chance, chanceBy, mixed, newSeed } from './chance.ts';
import { Pause, paceTime, restAfter } from './pace.ts';
import { Scout } from './scout.ts';
import { levelOf, strengthOf, USUAL } from './seat-info.ts';
import { keptStanding, type SavedTable } from './storage.ts';
import { LoggedGame, lastOwnDecision, snapshot, TableStore } from './table-store.ts';
import type { Playable, Recordable, SeatInfo, Skippable, TableSetup, Undoable } from './types.ts';

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

/** A game on this screen: the engine, who sits where, chance and the bots. */
export class Session extends TableStore implements Playable, Undoable, Skippable, Recordable {
  readonly table: TableSetup;
  readonly seed: number;
  /** Milliseconds a bot's tile is looked at before the next move; 0 for tests. */
  pace = paceTime('normal');
  /** What bots may spend on a turn instead of the time of their level; for tests. */
  budget: Budget | undefined;
  readonly #bots: Bots;
  readonly #chance: Chance;
  readonly #keep: Opening['keep'];
  readonly #pause = new Pause();
  readonly #played: LoggedGame;
  #scout: Scout | undefined;
  #fault: number | undefined;
  /** Since which entry of the log, and in whose turn, the bots' moves are skipped. */
  #skipping: { readonly since: number; readonly turn: number } | undefined;
  /** When what was played last has been looked at. */
  #seenAt = 0;
  /** Counts the times the bots were set going: what began earlier ends by itself. */
  #run = 0;

  private constructor(table: TableSetup, game: Game, bots: Bots, opening: Opening) {
    const isPerson = (seat: number) => isPlayedBy(table, seat, 'person');
    super({
      ...snapshot(game, undefined, isPerson),
      events: [],
      log: [],
      canUndo: false,
      thinking: undefined,
    });
    this.table = table;
    this.#played = new LoggedGame(game);
    this.seed = opening.seed ?? newSeed();
    this.#bots = bots;
    this.#chance = opening.chance ?? chanceBy(this.seed);
    this.#keep = opening.keep;
  }

  /** A new game, or one resumed from its moves. A set-up or move that is wrong is refused with its code. */
  static open(table: TableSetup, bots: Bots, opening: Opening = {}): Session | Failure {
    const steps = Session.opening(table, bots, opening);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  }

  /** The same move by move. */
  static *opening(table: TableSetup, bots: Bots, opening: Opening): Iterator<undefined, Session | Failure> {
    const made = newGame(table.setup);
    if ('error' in made) return made;
    yield;
    const session = new Session(table, made.ok, bots, opening);
    for (const [index, move] of (opening.moves ?? []).entries()) {
      if (move.do === 'discard') continue;
      const played = session.#play(move);
      if ('error' in played) return { error: played.error, at: `moves.${index}` };
      yield;
    }
    session.#look();
    return session;
  }

  /** The moves so far, chance's among them. */
  get moves(): readonly Move[] {
    return this.#played.history.moves;
  }

  /** The game as the browser keeps it. */
  get saved(): SavedTable {
    const { table, moves, seed } = this;
    return { table, moves, seed, standing: keptStanding(this.#game) };
  }

  get #game(): Game {
    return this.#played.game;
  }

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
    this.#skipping = { since: this.#played.log.length, turn: this.#game.turn.seat };
    this.set({ ...this.state, isSkipping: true });
    this.#pause.cutShort();
  }

  /** Takes back all that came after the last decision of a person, and that decision. */
  undo(): void {
    const own = lastOwnDecision(this.#played.log, this.table.seats);
    if (own === undefined) return;
    this.#stop();
    this.#played.takeBackTo(own);
    this.#fault = undefined;
    this.#publish();
  }

  record(id: string): GameRecord<Move> {
    return this.#played.history.record(id);
  }

  close(): void {
    this.#stop();
    this.#bots.close();
    this.listeners.clear();
  }

  #play(move: Move): { readonly ok: readonly GameEvent[] } | Failure {
    const played = this.#played.play(move);
    if ('error' in played) return played;
    this.#seenAt = performance.now() + restAfter(played.ok, this.pace);
    return played;
  }

  /** Shows what was played, then what the bots answer, each when the one before has been looked at. */
  async #goOn(): Promise<void> {
    this.#stop();
    const run = this.#run;
    this.#playChance();
    if (this.#isBot(this.#game.toMove)) this.#scout = this.#newScout();
    while (this.#scout !== undefined && this.#isBot(this.#game.toMove)) {
      await this.#playNext(this.#scout);
      if (run !== this.#run) return;
      if (this.#hasGoneRound()) this.#skipping = undefined;
    }
    this.#skipping = undefined;
    this.#publish();
  }

  /** Shows who thinks, and plays what the bot answers. Who skips sees only what comes before a bot that needs time. */
  async #playNext(scout: Scout): Promise<void> {
    const seat = this.#game.toMove;
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
    return this.#played.log
      .slice(since)
      .some(({ events }) =>
        events.some((event) => event.event === 'turn' && event.part === 1 && event.seat === turn),
      );
  }

  #playChance(): void {
    while (!this.#game.over && this.#game.toMove === CHANCE) {
      const move = this.#chance(this.#game, this.#chances());
      if (move === undefined) return;
      const played = this.#play(move);
      if ('error' in played) throw new Error(`chance was refused: ${played.error}`);
    }
  }

  #newScout(): Scout {
    return new Scout({
      game: this.#game.clone(),
      chance: this.#chance,
      drawn: this.#chances(),
      isBot: this.#isBot,
      ask: (game) => {
        const seat = game.toMove;
        const { level, slips } = strengthOf(this.table.seats[seat]) ?? { level: USUAL };
        const player = { seat, level, slips, seed: mixed(this.seed, seat), budget: this.budget };
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

  #isPerson = (seat: number): boolean => isPlayedBy(this.table, seat, 'person');

  #isBot = (seat: number): boolean => isPlayedBy(this.table, seat, 'bot');

  #chances(): number {
    return this.#played.log.filter(({ by }) => by === CHANCE).length;
  }

  #publish(thinking?: number, lasts = 0): void {
    this.#keep?.(() => this.saved);
    this.#look(thinking, lasts);
  }

  #look(thinking?: number, lasts = 0): void {
    const { log, events } = this.#played;
    this.set({
      ...snapshot(this.#game, this.state, this.#isPerson),
      events,
      log,
      canUndo: lastOwnDecision(log, this.table.seats) !== undefined,
      thinking,
      lasts,
      isSkipping: this.#skipping !== undefined,
      fault: this.#fault,
    });
  }

  /** Milliseconds a bot may be expected to think: it does so before its first answer of a turn. */
  #thinkingTime(seat: number): number {
    if (this.#scout?.isReady === true || this.#played.log.at(-1)?.by === seat) return 0;
    return TIME[levelOf(this.table.seats[seat]) ?? USUAL];
  }
}

function isPlayedBy({ seats }: TableSetup, seat: number, player: SeatInfo['player']): boolean {
  return seats[seat]?.player === player;
}
