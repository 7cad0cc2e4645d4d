import { CHANCE, type Move, type UncheckedMove } from '@bastide/rules';
import type { StoredSnapshot } from '../store/rows.ts';
import { afterLeaving, afterMove, afterUndo, deadline, startClocks } from './clock.ts';
import { wakeAtOf } from './due.ts';
import type { Engines, Played } from './engine.ts';
import type { LoggedEvent, Seat, TableEvent } from './events.ts';
import { noncesOf } from './luck/nonces.ts';
import { timesAfter } from './movers.ts';
import { openedState } from './stored-state.ts';
import { TableFacts } from './table-facts.ts';

/**
 * A table as its log tells it. To change it, copy it, let events happen to the copy, store them, and put the copy in its place: so
 * what was not stored never was.
 */
export class Table extends TableFacts {
  /** Who is asked in `bytes`. */
  #asked: number | undefined;
  /** Whether the bytes are this copy's alone, so that a further move may write over them. */
  #isOwn = false;

  /** The table of a whole log; a stored state saves playing what led to it. */
  static of(engines: Engines, id: string, log: readonly LoggedEvent[], stored?: StoredSnapshot): Table {
    const [first, ...rest] = log;
    if (first?.event.kind !== 'created') throw new Error(`the log of ${id} does not begin with its creation`);
    const engine = engines.of(first.event.request.setup);
    if ('error' in engine) throw new Error(`the set-up of ${id} is refused: ${engine.at}`);
    const table = new Table(id, { ...first, event: first.event }, engine);
    const moves: Move[] = [];
    // The fewest that stood since the state was stored.
    let least = Number.POSITIVE_INFINITY;
    for (const logged of rest) {
      const { event } = logged;
      if (table.head === stored?.seq) least = moves.length;
      table.#note(logged);
      if (event.kind === 'moved') {
        moves.push(event.move);
        table.#count(event.move.by === 'chance' ? CHANCE : event.move.by);
      } else if (event.kind === 'undone') moves.length -= event.count;
      least = Math.min(least, moves.length);
    }
    if (table.head === stored?.seq) least = moves.length;
    const state = openedState(engine, stored, least);
    table.bytes =
      state === undefined ? engine.replay(moves) : engine.replay(moves.slice(stored?.moves), state);
    table.#asked = engine.askedIn(table.bytes);
    return table;
  }

  copy(): Table {
    const copy = new Table(this.id, this.created, this.engine, this);
    copy.#asked = this.#asked;
    return copy;
  }

  /** Applies an event that is no move and takes none back. */
  apply(
    logged: LoggedEvent & { readonly event: Exclude<TableEvent, { kind: 'moved' | 'undone' | 'created' }> },
  ): void {
    this.#note(logged);
  }

  /** Plays a move if it is legal. */
  move(move: UncheckedMove, at: number): Played | undefined {
    return this.#play((into) => this.engine.play(this.bytes, move, into), at);
  }

  /** Plays a move of its log. */
  follow(move: Move, at: number): Played | undefined {
    return this.#play((into) => this.engine.follow(this.bytes, move, into), at);
  }

  #play(play: (into: Uint8Array) => Played | undefined, at: number): Played | undefined {
    const into = this.#isOwn ? this.bytes : this.engine.borrow();
    const played = play(into);
    if (played === undefined && !this.#isOwn) this.engine.giveBack(into);
    if (played === undefined) return undefined;
    this.bytes = into;
    this.#isOwn = true;
    this.#asked = played.asked;
    this.#note({ event: { kind: 'moved', move: played.move }, at });
    this.#count(played.by);
    return played;
  }

  /** Takes back the last moves; `moves` are all that stand. */
  takeBack(count: number, moves: readonly Move[], at: number): TableEvent {
    const kept = moves.slice(0, moves.length - count);
    const undone = moves.slice(kept.length);
    const left = afterUndo(this.terms.clock, this.clock, { asked: this.#asked, undone, at });
    this.bytes = this.engine.replay(kept);
    this.#isOwn = false;
    this.#asked = this.engine.askedIn(this.bytes);
    const event = { kind: 'undone', count, ...(left && { left }) } as const;
    this.#note({ event, at });
    return event;
  }

  /** The server is back: a clock that ran meanwhile runs from now on. Days are long enough for both. */
  resume(since: number): void {
    if (this.terms.clock.kind !== 'live' || this.until === undefined || this.clock.since >= since) return;
    this.clock = { ...this.clock, since };
    this.resumedAt = since;
  }

  /** This copy or the one it was made from will not be needed any more: if they differ, its memory is free. */
  discard(other: Table): void {
    if (this.bytes !== other.bytes) this.engine.giveBack(this.bytes);
  }

  /** Who is asked: a seat, CHANCE, or nobody. */
  get asked(): number | undefined {
    return this.status === 'playing' && this.nonces !== undefined ? this.#asked : undefined;
  }

  /** The person who is asked. */
  get askedPlayer(): string | undefined {
    const { asked } = this;
    return asked !== undefined && asked >= 0 && this.isPerson(asked) ? this.seats[asked].player : undefined;
  }

  seatOf(player: string): number | undefined {
    const seat = this.seats.findIndex((one) => one.player === player && one.kind === 'person');
    return seat < 0 ? undefined : seat;
  }

  isPerson(seat: number): boolean {
    return this.seats[seat]?.kind === 'person' && this.seats[seat].left === undefined;
  }

  get until(): number | undefined {
    const { asked } = this;
    const isAsked = asked !== undefined && asked >= 0 && this.isPerson(asked);
    return isAsked ? deadline(this.terms.clock, this.clock, asked) : undefined;
  }

  get wakeAt(): number | undefined {
    return wakeAtOf(this);
  }

  #note({ event, at }: LoggedEvent): void {
    this.head++;
    if (event.kind === 'moved') this.times = timesAfter(this.times, event.move.by, at - this.changedAt);
    this.changedAt = at;
    this.#take(event, at);
  }

  #take(event: TableEvent, at: number): void {
    switch (event.kind) {
      case 'created':
        throw new Error('a table is created once');
      case 'sat': {
        const { kind: _, seat, ...who } = event;
        this.#seat(seat, { kind: 'person', ...who });
        this.sat = [...this.sat, who.player];
        break;
      }
      case 'stood':
        this.#seat(event.seat, { kind: 'open' });
        break;
      case 'begun':
        for (const { seat, level } of event.bots) this.#seat(seat, { kind: 'bot', level });
        this.status = 'playing';
        this.#stir(noncesOf(this.seats), at);
        break;
      case 'revealed':
        this.#seat(event.seat, { ...this.seats[event.seat], nonce: event.nonce });
        if (noncesOf(this.seats) !== undefined) this.#stir(noncesOf(this.seats), at);
        break;
      case 'stirred':
        this.#stir(event.nonces, at);
        break;
      case 'moved': {
        const seat = event.move.by === 'chance' ? CHANCE : event.move.by;
        this.clock = afterMove(this.terms.clock, this.clock, seat, event.move.do, at);
        // A move of a person ends the question of an undo; what chance and bots do meanwhile does not.
        if (seat >= 0 && this.isPerson(seat)) this.undo = undefined;
        break;
      }
      case 'undo-asked':
        this.undo = { by: event.seat, keep: event.keep, agreed: [event.seat] };
        this.#countUndo();
        break;
      case 'undo-answered':
        if (!event.agree) this.undo = undefined;
        else if (this.undo) this.undo = { ...this.undo, agreed: [...this.undo.agreed, event.seat] };
        break;
      case 'undone':
        for (let i = this.movers.length - event.count; i < this.movers.length; i++)
          if (this.movers.at(i) === CHANCE) this.draws--;
        this.movers = this.movers.without(event.count);
        if (this.undo === undefined) this.#countUndo();
        this.undo = undefined;
        this.clock = { left: event.left ?? this.clock.left, since: at };
        break;
      case 'left':
        this.#seat(event.seat, { ...this.seats[event.seat], left: event.rule, why: event.why });
        this.leavers = [...this.leavers, event.seat];
        this.undo = undefined;
        this.clock = afterLeaving(this.terms.clock, this.clock, event, at);
        break;
      case 'resumed':
        this.clock = { ...this.clock, since: event.since };
        this.resumedAt = undefined;
        break;
      case 'over': {
        const { reason, scores, places } = event;
        this.status = 'over';
        this.outcome = { reason, scores, places };
        this.undo = undefined;
        break;
      }
      case 'rated':
        if (this.outcome) this.outcome = { ...this.outcome, ratings: event.changes };
        break;
      case 'rematch':
        this.rematch = [...this.rematch, event.seat];
        break;
      case 'next':
        this.next = event.game;
    }
  }

  /** All that luck is made of is there, or still missing; the clocks begin with it. */
  #stir(nonces: readonly string[] | undefined, at: number): void {
    this.nonces = nonces;
    this.clock = startClocks(this.terms.clock, this.seats.length, at);
  }

  #count(by: number): void {
    this.movers = this.movers.and(by);
    if (by === CHANCE) this.draws++;
    if (this.draws > this.undos.draws) this.undos = { draws: this.draws, count: 0 };
  }

  #countUndo(): void {
    this.undos = { ...this.undos, count: this.undos.count + 1 };
  }

  #seat(index: number, seat: Seat): void {
    this.seats = this.seats.map((one, i) => (i === index ? seat : one));
  }
}
