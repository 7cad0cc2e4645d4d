import type { Replica, ReplicaEntry } from '@bastide/protocol';
import {
  CHANCE,
  type Failure,
  type Game,
  type GameEvent,
  type GameRecord,
  History,
  type Move,
  newGame,
  playMove,
} from '@bastide/rules';
import { NOBODY } from '@bastide/rules/internal';
import { snapshot, TableStore } from '../../session/table-store.ts';
import type {
  LogEntry,
  Playable,
  Recordable,
  SeatInfo,
  SessionState,
  TableSetup,
  Undoable,
} from '../../session/types.ts';
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
export class OnlineSession extends TableStore implements Playable, Undoable, Recordable {
  table: TableSetup;
  readonly #given: Given;
  readonly #lines: Lines;
  /** The game that is shown. */
  #game: Game;
  #shown: readonly SentMove[] = [];

  constructor(given: Given) {
    const { replica, seats } = given;
    const game = replica.game.clone();
    const table = tableFor(replica, seats);
    const lines = new Lines();
    super(stateOf(game, { replica, table, log: lines.of(replica), events: [] }));
    this.#given = given;
    this.#lines = lines;
    this.#game = game;
    this.table = table;
  }

  /** Whether moves of this screen are still on their way. */
  get isSending(): boolean {
    return this.#shown.length > 0;
  }

  play(move: Move): Failure | undefined {
    const { seat } = this.state.view.question;
    if (seat === undefined || this.table.seats[seat].player !== 'person')
      return { error: 'not-your-turn', at: '' };
    const tried = playMove(this.#game.clone(), move);
    if ('error' in tried) return tried;
    const { replica, send } = this.#given;
    send(move, replica.head + this.#shown.length, this.state.log.length);
    this.refresh();
    return undefined;
  }

  undo(): void {
    if (this.state.canUndo) this.#given.undo();
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
    const before = this.state;
    const log = this.#logWith(own);
    const isSame =
      log.length === before.log.length && game.equals(this.#game) && isOver(replica) === before.view.over;
    const { isSending } = this;
    const isNamedSame = seats === this.table.seats;
    if (!isNamedSame) this.table = tableFor(replica, seats);
    const undoAsks = !isSending && asksForUndo(replica, this.table, log);
    const isToldSame = isSending === (before.isSending ?? false) && undoAsks === (before.undoAsks ?? false);
    if (isSame && isNamedSame && isToldSame) return;
    const events = isSame ? before.events : log.slice(before.log.length).flatMap((entry) => entry.events);
    this.#game = game;
    const seen = stateOf(game, { replica, table: this.table, log, events }, before);
    const state = { ...seen, isSending, undoAsks, canUndo: seen.canUndo || undoAsks };
    // Somebody left or the language changed: no other position, so what is being chosen stays chosen.
    this.set(isSame ? { ...state, version: before.version } : state);
  }

  /** The moves the server has told, then those on their way. */
  #logWith(own: readonly (readonly GameEvent[])[]): LogEntry[] {
    const log = this.#lines.of(this.#given.replica);
    for (const [i, events] of own.entries())
      log.push({ index: log.length, by: seatOf(this.#shown[i].move), events });
    return log;
  }
}

/** What the server has told, as lines of the log: the same objects as long as nothing changes. */
class Lines {
  readonly #known = new WeakMap<ReplicaEntry, LogEntry>();

  of({ entries }: Replica): LogEntry[] {
    return entries.map((entry, index) => this.#line(entry, index));
  }

  #line(entry: ReplicaEntry, index: number): LogEntry {
    const known = this.#known.get(entry);
    if (known?.index === index) return known;
    const line = { index, by: seatOf(entry.move), events: entry.events };
    this.#known.set(entry, line);
    return line;
  }
}

interface Shown {
  readonly replica: Replica;
  readonly table: TableSetup;
  readonly log: readonly LogEntry[];
  readonly events: readonly GameEvent[];
}

function stateOf(game: Game, { replica, table, log, events }: Shown, before?: SessionState): SessionState {
  const seen = snapshot(game, before);
  const over = isOver(replica);
  // A game that was given up is over though the rules would still ask.
  const question = over ? { ...seen.view.question, seat: undefined, answers: [] } : seen.view.question;
  const { toMove } = game;
  const isAsked = (seat: number) => table.seats[seat]?.player === 'person';
  const isWaiting = !over && toMove !== CHANCE && toMove !== NOBODY && !isAsked(toMove);
  const lastBy = log.at(-1)?.by;
  return {
    ...seen,
    view: { ...seen.view, over, question },
    events,
    log,
    canUndo: !over && toMove !== CHANCE && lastBy !== undefined && lastBy !== CHANCE && isAsked(lastBy),
    thinking: isWaiting ? toMove : undefined,
  };
}

/** Whether one has played something that others have answered since, and nobody is asked to take back anything. */
function asksForUndo({ info }: Replica, { seats }: TableSetup, log: readonly LogEntry[]): boolean {
  const isMine = ({ by }: LogEntry) => seats[by]?.player === 'person';
  const last = log.at(-1);
  return (
    info.status === 'playing' &&
    info.undo === undefined &&
    last !== undefined &&
    !isMine(last) &&
    log.some(isMine)
  );
}

function isOver({ info }: Replica): boolean {
  return info.status === 'over';
}

function tableFor({ info }: Replica, seats: readonly SeatInfo[]): TableSetup {
  const { setup, help, hints } = info.terms;
  return { setup, seats, ...(!help && { purist: true }), ...(!hints && { unadvised: true }) };
}

function seatOf({ by }: Move): number {
  return by === 'chance' ? CHANCE : by;
}
