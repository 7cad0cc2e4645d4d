import {
  answersOf,
  CHANCE,
  type Failure,
  type Game,
  type GameEvent,
  type GameRecord,
  History,
  type Move,
  NOBODY,
  newGame,
  playMove,
  viewOf,
} from '@bastide/rules';
import type { Replica, ReplicaEntry } from '@bastide/server/protocol';
import type { LogEntry, SeatInfo, SessionState, TableSession, TableSetup } from '../../session/types.ts';
import { type SentMove, stillMeant } from './unanswered.ts';

interface Given {
  readonly replica: Replica;
  readonly seats: readonly SeatInfo[];
  /** The moves of this screen the server has not answered. */
  sent(): readonly SentMove[];
  send(move: Move, expect: number, after: number): void;
  undo(): void;
}

/**
 * A game on a server as the table shows it: what the server has told, and on top of it the moves of this screen that are on their way.
 * The version grows only when the position is another one, so that a choice being made stays when someone speaks.
 */
export class OnlineSession implements TableSession {
  table: TableSetup;
  game: Game;
  state: SessionState;
  readonly #given: Given;
  readonly #listeners = new Set<() => void>();
  readonly #told = new WeakMap<ReplicaEntry, LogEntry>();
  #shown: readonly SentMove[] = [];

  constructor(given: Given) {
    const { replica } = given;
    this.#given = given;
    this.table = this.#tableFor(given.seats);
    this.game = replica.game.clone();
    this.state = this.#snapshot(this.game, this.#log([]), []);
  }

  /** Whether moves of this screen are still on their way. */
  get isSending(): boolean {
    return this.#shown.length > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SessionState => this.state;

  play(move: Move): Failure | undefined {
    const { seat } = this.state.view.question;
    if (seat === undefined || this.table.seats[seat].player !== 'person')
      return { error: 'not-your-turn', at: '' };
    const tried = playMove(this.game.clone(), move);
    if ('error' in tried) return tried;
    const { replica, send } = this.#given;
    send(move, replica.head + this.#shown.length, this.state.log.length);
    this.refresh();
    return undefined;
  }

  undo(): void {
    if (this.state.canUndo) this.#given.undo();
  }

  playRandom(): void {
    const options = answersOf(this.game);
    const ticket = crypto.getRandomValues(new Uint32Array(1))[0];
    if (options.length > 0) this.play(options[ticket % options.length].move);
  }

  /** The moves as far as this seat knows them; with hands they can be played only when all is shown at the end. */
  record(id: string): GameRecord<Move> {
    const made = newGame(this.table.setup);
    if ('error' in made) throw new Error(`the set-up of the table is refused: ${made.error}`);
    const history = new History(made.ok);
    for (const { move } of this.#given.replica.entries) history.play(move);
    return history.record(id);
  }

  /** Takes in what was told or sent; shows it if it changes anything. */
  refresh(seats: readonly SeatInfo[] = this.table.seats): void {
    const { replica, sent } = this.#given;
    const game = replica.game.clone();
    const shown = stillMeant(sent(), replica);
    const own: GameEvent[][] = [];
    for (const { move } of shown) {
      const events: GameEvent[] = [];
      game.listener = (event) => events.push(event);
      if ('error' in playMove(game, move)) break;
      own.push(events);
    }
    game.listener = undefined;
    this.#shown = shown.slice(0, own.length);
    const log = this.#log(own);
    if (seats !== this.table.seats) this.table = this.#tableFor(seats);
    else if (
      log.length === this.state.log.length &&
      game.equals(this.game) &&
      this.#isOver() === this.state.view.over
    )
      return;
    const fresh = log.slice(this.state.log.length).flatMap(({ events }) => events);
    this.game = game;
    this.state = this.#snapshot(game, log, fresh);
    for (const listener of [...this.#listeners]) listener();
  }

  #isOver(): boolean {
    return this.#given.replica.info.status === 'over';
  }

  #snapshot(game: Game, log: readonly LogEntry[], events: readonly GameEvent[]): SessionState {
    const seen = viewOf(game, undefined, this.state?.view);
    const isOver = this.#isOver();
    // A game that was given up is over though the rules would still ask.
    const view = isOver
      ? { ...seen, over: true, question: { ...seen.question, seat: undefined, answers: [] } }
      : { ...seen, over: false };
    const { toMove } = game;
    const isAsked = (seat: number) => this.table.seats[seat]?.player === 'person';
    const isWaiting = !isOver && toMove !== CHANCE && toMove !== NOBODY && !isAsked(toMove);
    const lastBy = log.at(-1)?.by;
    return {
      view,
      events,
      log,
      canUndo: !isOver && toMove !== CHANCE && lastBy !== undefined && lastBy !== CHANCE && isAsked(lastBy),
      thinking: isWaiting ? toMove : undefined,
      version: (this.state?.version ?? 0) + 1,
    };
  }

  /** The moves the server has told, then those on their way. */
  #log(own: readonly (readonly GameEvent[])[]): LogEntry[] {
    const log = this.#given.replica.entries.map((entry, index) => this.#line(entry, index));
    for (const [i, events] of own.entries())
      log.push({ index: log.length, by: seatOf(this.#shown[i].move), events });
    return log;
  }

  #line(entry: ReplicaEntry, index: number): LogEntry {
    const known = this.#told.get(entry);
    if (known?.index === index) return known;
    const line = { index, by: seatOf(entry.move), events: entry.events };
    this.#told.set(entry, line);
    return line;
  }

  #tableFor(seats: readonly SeatInfo[]): TableSetup {
    const { setup, help } = this.#given.replica.info.terms;
    const table = { setup, seats };
    return help ? table : { ...table, purist: true };
  }
}

function seatOf({ by }: Move): number {
  return by === 'chance' ? CHANCE : by;
}
