import type { Scheme, Terms } from '@bastide/protocol';
import type { Status } from '../store/rows.ts';
import { type ClockState, startClocks } from './clock.ts';
import type { Engine } from './engine.ts';
import type { LoggedEvent, Outcome, Seat, Series } from './events.ts';
import { Movers } from './movers.ts';
import { seatsOf, termsOf } from './requested.ts';

export type Created = LoggedEvent & { readonly event: { readonly kind: 'created' } };

/** All that is known of a table at one moment. */
export class TableFacts {
  readonly id: string;
  readonly engine: Engine;
  readonly created: Created;
  terms: Terms;
  host: string;
  commitment: string;
  scheme: Scheme;
  createdAt: number;
  changedAt: number;
  head: number;
  status: Status;
  seats: readonly Seat[];
  sat: readonly string[]; // everyone who sat down, each time
  nonces: readonly string[] | undefined;
  undo: { readonly by: number; readonly keep: number; readonly agreed: readonly number[] } | undefined;
  /** The seats whose players have left, in order. */
  leavers: readonly number[];
  rematch: readonly number[];
  series: Series | undefined;
  next: string | undefined;
  outcome: Outcome | undefined;
  clock: ClockState;
  /** Since when the server is back; written down with whatever happens next. */
  resumedAt: number | undefined;
  /** The engine's state. */
  bytes: Uint8Array;
  /** Who made each move that stands: a seat or CHANCE. Never changed in place, for copies share it. */
  movers: Movers;
  /** How many of them are chance's. */
  draws: number;
  /** How long each seat has thought, in milliseconds. */
  times: readonly number[];
  /** How often something was taken back, or asked to be, since the game first came so far. */
  undos: { readonly draws: number; readonly count: number };

  /** As its log begins, or as it was before: field by field, for every move makes a copy, and `Object.assign` would take many times as long. */
  protected constructor(id: string, created: Created, engine: Engine, before?: TableFacts) {
    const { event, at } = created;
    this.id = id;
    this.engine = engine;
    this.created = created;
    this.terms = before?.terms ?? termsOf(event);
    this.host = event.host;
    this.commitment = event.commitment;
    this.scheme = event.scheme ?? 'bastide-fair/1';
    this.createdAt = at;
    this.changedAt = before?.changedAt ?? at;
    this.head = before?.head ?? 1;
    this.status = before?.status ?? 'waiting';
    this.seats = before?.seats ?? seatsOf(event);
    this.sat = before?.sat ?? [];
    this.nonces = before?.nonces;
    this.undo = before?.undo;
    this.leavers = before?.leavers ?? [];
    this.rematch = before?.rematch ?? [];
    this.series = event.series;
    this.next = before?.next;
    this.outcome = before?.outcome;
    this.clock = before?.clock ?? startClocks(this.terms.clock, this.seats.length, at);
    this.resumedAt = before?.resumedAt;
    this.bytes = before?.bytes ?? engine.start;
    this.movers = before?.movers ?? Movers.none;
    this.draws = before?.draws ?? 0;
    this.times = before?.times ?? this.seats.map(() => 0);
    this.undos = before?.undos ?? { draws: 0, count: 0 };
  }
}
