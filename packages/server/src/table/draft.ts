import { type Refused, refuse } from '@bastide/protocol';
import { CHANCE, type Move, scoresOf, type UncheckedMove } from '@bastide/rules';
import type { Append, Lists } from '../store/rows.ts';
import type { LoggedEvent, OverReason, TableEvent } from './events.ts';
import { toStored } from './log.ts';
import type { Luck } from './luck/luck.ts';
import { placesOf } from './results.ts';
import { type RawEntry, summaryOf } from './show.ts';
import { EVERY, storedState } from './stored-state.ts';
import type { Table } from './table.ts';

/** What is about to happen to a table: played on a copy, until it is stored. */
export class Draft {
  readonly before: Table;
  readonly table: Table;
  readonly events: LoggedEvent[] = [];
  readonly entries: RawEntry[] = [];
  /** Only if a player is at fewer other tables. */
  most: Append['most'];
  readonly #at: number;
  readonly #moveId: string | undefined;
  #isAnswered = false;

  constructor(table: Table, at: number, moveId?: string) {
    this.before = table;
    this.table = table.copy();
    // Time never runs backwards in a log, whatever the clocks of nodes say.
    this.#at = Math.max(at, table.changedAt);
    this.#moveId = moveId;
    if (table.resumedAt !== undefined) this.add({ kind: 'resumed', since: table.resumedAt });
  }

  /** Whether something happened that is no move. */
  get changesInfo(): boolean {
    return this.events.some(({ event }) => event.kind !== 'moved') || this.before.undo !== this.table.undo;
  }

  add(event: Exclude<TableEvent, { kind: 'moved' | 'undone' | 'created' }>): void {
    this.table.apply({ event, at: this.#at });
    this.#log(event);
  }

  move(move: UncheckedMove): Refused | undefined {
    const { head } = this.table;
    const played = this.table.move(move, this.#at);
    if (played === undefined) return refuse('illegal-move');
    this.entries.push({ seq: head, at: this.#at, played });
    this.#log({ kind: 'moved', move: played.move }, played.text);
    return undefined;
  }

  takeBack(count: number, moves: readonly Move[]): void {
    const { head } = this.table;
    const event = this.table.takeBack(count, moves, this.#at);
    this.entries.push({ seq: head, at: this.#at, undo: count });
    this.#log(event);
  }

  /** Lets chance do what it is asked, and ends a game in which nobody is asked any more. */
  playChance(luck: Luck): void {
    const { table } = this;
    // Without what the players add there is no luck yet.
    if (table.status === 'playing' && table.nonces === undefined) return;
    while (table.asked === CHANCE) {
      const refused = this.move(luck.choose(table.engine.load(table.bytes), table.draws));
      if (refused !== undefined) throw new Error(`chance's own move in ${table.id} is refused`);
    }
    if (table.status === 'playing' && table.asked === undefined) this.end('played');
  }

  end(reason: OverReason): void {
    const { table } = this;
    const points = scoresOf(table.engine.load(table.bytes));
    this.add({ kind: 'over', reason, scores: points, places: placesOf(points, table.leavers) });
  }

  append(fence: number | undefined): Append {
    const { table, before } = this;
    const { asked } = table;
    const append: Writable<Append> = {
      game: table.id,
      expect: before.head,
      events: this.events.map(toStored),
      status: table.status,
      asked: asked !== undefined && asked >= 0 ? asked : undefined,
      wakeAt: table.wakeAt,
      at: this.#at,
    };
    // One by one: a move mostly has none of them.
    if (fence !== undefined) append.fence = fence;
    if (this.most !== undefined) append.most = this.most;
    if (this.#isStateDue) append.snapshot = storedState(table);
    if (this.#changesNotice) append.notice = { identity: table.askedPlayer, head: table.head, at: this.#at };
    if (this.#changesLists)
      append.lists = { summary: JSON.stringify(summaryOf(table)), ...seatsChanged(before, table) };
    return append;
  }

  get #isStateDue(): boolean {
    const { table, before } = this;
    if (before.status === 'playing' && table.status === 'over') return true;
    return table.status === 'playing' && Math.floor(before.head / EVERY) < Math.floor(table.head / EVERY);
  }

  get #changesLists(): boolean {
    return this.before.seats !== this.table.seats || this.before.status !== this.table.status;
  }

  /** Where people have days they are told elsewhere too. */
  get #changesNotice(): boolean {
    const { before, table } = this;
    return table.terms.clock.kind === 'days' && before.askedPlayer !== table.askedPlayer;
  }

  #log(event: TableEvent, moveText?: string): void {
    // The first that happens is what was asked for.
    const isAsked = this.#moveId !== undefined && !this.#isAnswered && event.kind !== 'resumed';
    if (isAsked) this.#isAnswered = true;
    this.events.push({ event, at: this.#at, moveId: isAsked ? this.#moveId : undefined, moveText });
  }
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Who has a seat now and had not, or none any more. */
function seatsChanged({ seats: before }: Table, { seats: after }: Table): Pick<Lists, 'freed' | 'taken'> {
  const isOther = (seat: number) => before[seat]?.player !== after[seat].player;
  const changed = [...after.keys()].filter(isOther);
  return {
    freed: changed.filter((seat) => after[seat].player === undefined),
    taken: changed.flatMap((seat) => {
      const { player } = after[seat];
      return player === undefined ? [] : [{ seat, identity: player }];
    }),
  };
}
