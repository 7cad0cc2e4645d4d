import type { ServerMessage, ServerMessageOf } from '@bastide/protocol';
import { askedOf } from '../table/asked.ts';
import { clocksOf, entriesText, infoOf, type RawEntry } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { Frame } from './frame.ts';
import type { LiveTable } from './live-table.ts';
import type { Viewer } from './viewer.ts';

/** Those who look at a table from this node, and who is known to do so elsewhere. */
export class Audience {
  readonly #context: Context;
  readonly #live: LiveTable;
  readonly #viewers = new Map<string, Viewer>();
  /** The keys they came with. */
  readonly #keys = new WeakMap<Viewer, string>();
  /** Connections that want to be told what may be answered. */
  readonly #askers = new WeakSet<Viewer>();
  /** Players at other nodes. */
  #elsewhere: ReadonlySet<string> = new Set();
  /** How often the store was asked for them. */
  #asked = 0;
  #isPresenceDue = false;
  /** Who was told last that who is there, as JSON. */
  readonly #told = new WeakMap<Viewer, string>();
  /** When those who have a seat and are gone went. */
  readonly #goneAt = new Map<string, number>();

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
  }

  get size(): number {
    return this.#viewers.size;
  }

  has(viewer: Viewer): boolean {
    return this.#viewers.get(viewer.player) === viewer;
  }

  /** Whether a player has the table open, here or at another node. */
  isSeenBy(player: string): boolean {
    return this.#viewers.has(player) || this.#elsewhere.has(player);
  }

  /** A player looks from one connection at a time: an older one is told and hears no more. */
  async add(viewer: Viewer, key?: string): Promise<void> {
    // What it asked for may have waited here until it was given up for a newer one.
    if (viewer.isGone) return;
    const { store, node } = this.#context;
    // First where all nodes see it: from then on another connection of this player in the store is a newer one.
    if (store.isShared)
      await store.setPresence(this.#live.id, { identity: viewer.player, node, connection: viewer.id });
    const older = this.#viewers.get(viewer.player);
    if (older !== undefined && older !== viewer) older.send({ tell: 'taken-over', game: this.#live.id });
    this.#viewers.set(viewer.player, viewer);
    if (key !== undefined) this.#keys.set(viewer, key);
    this.sendPresence();
  }

  /** The game has begun, and these may not watch it. */
  dismiss(isOut: (viewer: Viewer, key: string | undefined) => boolean): void {
    for (const viewer of [...this.#viewers.values()]) {
      if (!isOut(viewer, this.#keys.get(viewer))) continue;
      this.remove(viewer);
      viewer.send({ tell: 'refused', game: this.#live.id, error: 'not-waiting' });
    }
  }

  /** From now on it is told what it may answer, beginning with what is asked now. */
  wantAsked(viewer: Viewer): void {
    this.#askers.add(viewer);
    this.#tellAsked(viewer);
  }

  remove(viewer: Viewer): void {
    this.#askers.delete(viewer);
    if (!this.has(viewer)) return;
    this.#viewers.delete(viewer.player);
    this.#went(viewer.player);
    const { store } = this.#context;
    if (store.isShared)
      store
        .clearPresence(this.#live.id, { identity: viewer.player, connection: viewer.id })
        .catch((error) => this.#context.reportError('presence', error, { game: this.#live.id }));
    this.sendPresence();
  }

  /** Someone came or went at another node: who looks there, and whose connections here are older. */
  async refreshPresence(): Promise<void> {
    const { store, node, now } = this.#context;
    const before = new Map(this.#viewers);
    const asked = ++this.#asked;
    const rows = await store.presenceAt(this.#live.id, now());
    // An answer that comes after a later one is out of date.
    if (asked !== this.#asked) return;
    for (const one of this.#elsewhere) this.#went(one);
    this.#elsewhere = new Set(rows.filter((row) => row.node !== node).map((row) => row.identity));
    for (const { identity, node: where, connection } of rows) {
      const here = before.get(identity);
      if (here === undefined || where === node || connection === here.id || !this.has(here)) continue;
      this.#viewers.delete(identity);
      here.send({ tell: 'taken-over', game: this.#live.id });
    }
    this.sendPresence();
  }

  /** Of those who only watch nobody asks since when. */
  #went(player: string): void {
    const seated = new Set(this.#live.table.seats.map((seat) => seat.player));
    if (seated.has(player)) this.#goneAt.set(player, this.#context.now());
    for (const one of this.#goneAt.keys()) if (!seated.has(one)) this.#goneAt.delete(one);
  }

  presence(): ServerMessageOf<'presence'>['presence'] {
    const { seats } = this.#live.table;
    const isThere = (player: string | undefined) => player !== undefined && this.isSeenBy(player);
    const seated = new Set(seats.map(({ player }) => player));
    const watchers = new Set([...this.#viewers.keys(), ...this.#elsewhere].filter((one) => !seated.has(one)));
    return {
      seats: seats.map(({ kind, player }) => kind === 'bot' || isThere(player)),
      awaySince: seats.map(({ player = '' }) => (isThere(player) ? 0 : (this.#goneAt.get(player) ?? 0))),
      watchers: watchers.size,
    };
  }

  /** The same, to be told to one who opens the table. */
  presenceFor(viewer: Viewer): ServerMessageOf<'presence'>['presence'] {
    const presence = this.presence();
    this.#told.set(viewer, JSON.stringify(presence));
    return presence;
  }

  /** Soon, once for many who come or go together, and to those who don't know it yet. */
  sendPresence(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    setTimeout(() => {
      this.#isPresenceDue = false;
      const text = JSON.stringify(this.presence());
      const untold = [...this.#viewers.values()].filter((viewer) => this.#told.get(viewer) !== text);
      const frame = new Frame(`{"tell":"presence","game":"${this.#live.id}","presence":${text}}`);
      for (const viewer of untold) {
        this.#told.set(viewer, text);
        viewer.sendFrame(frame);
      }
    }, 20).unref();
  }

  /** The same for everyone, except for those who are to be left out. */
  send(message: ServerMessage, isFor: (viewer: Viewer) => boolean = () => true): void {
    const frame = new Frame(JSON.stringify(message));
    for (const viewer of this.#viewers.values()) if (isFor(viewer)) viewer.sendFrame(frame);
  }

  #tellAsked(viewer: Viewer): void {
    const { table } = this.#live;
    if (table.askedPlayer === viewer.player) viewer.send(askedOf(table));
  }

  /** What has happened since `before`, to each what they may know. */
  sendNews(before: Table, entries: readonly RawEntry[], isInfoNew: boolean): void {
    if (this.#viewers.size === 0) return;
    const { table, row } = this.#live;
    const info = isInfoNew ? `,"info":${JSON.stringify(infoOf(table, row.seed))}` : '';
    const clocks = clocksOf(table);
    const more = clocks === undefined ? info : `${info},"clocks":${JSON.stringify(clocks)}`;
    const { hasHands } = table.engine;
    const newsFor = (seat: number | undefined) => {
      const moves = entriesText(seat, entries, hasHands);
      return new Frame(
        `{"tell":"news","game":"${table.id}","from":${before.head},"head":${table.head},"entries":${moves}${more}}`,
      );
    };
    // Written once for all, where nothing is hidden from anyone, and for all who only watch.
    const news = newsFor(undefined);
    for (const viewer of this.#viewers.values()) {
      const seat = hasHands ? table.seatOf(viewer.player) : undefined;
      viewer.sendFrame(seat === undefined ? news : newsFor(seat));
    }
    this.#context.count('frames', this.#viewers.size);
    for (const viewer of this.#viewers.values()) if (this.#askers.has(viewer)) this.#tellAsked(viewer);
  }
}
