import { randomBytes } from 'node:crypto';
import type { Thinker } from '../bots/thinker.ts';
import { type Refused, refuse } from '../protocol/errors.ts';
import type { TableWish } from '../protocol/parts.ts';
import type { ServerMessage, TableSummary } from '../protocol/server-messages.ts';
import type { Channel } from '../store/sql.ts';
import type { Store, StoreListener } from '../store/store.ts';
import { toStored } from '../table/log.ts';
import { commitmentOf, newSeed } from '../table/luck.ts';
import type { Keys } from '../table/rights.ts';
import { summaryOf } from '../table/show.ts';
import { Stage } from '../table/stage.ts';
import { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';

export interface HallOptions {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly botPause: number;
  /** How long a node counts as alive without a sign, and how often it gives one and looks for what is due. */
  readonly leaseTime: number;
  readonly sweepEvery: number;
  /** How long a table stays in memory after the last one has gone. */
  readonly idleTime: number;
  /** The most tables in memory. */
  readonly mostTables: number;
  readonly now: () => number;
  viewersOf: Context['viewersOf'];
  /** How often what has expired is cleared away, and how. */
  readonly cleanEvery: number;
  clean(): Promise<unknown>;
  count: Context['count'];
  wrong: Context['wrong'];
}

/** All tables this node has in memory. Any node may have any table. */
export class Hall implements StoreListener {
  readonly node = randomId();
  readonly store: Store;
  readonly lobby: Lobby;
  readonly #options: HallOptions;
  readonly #context: Context;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, { readonly table: LiveTable; idleSince: number | undefined }>();
  #sweeper: NodeJS.Timeout | undefined;
  #isSweeping = false;
  /** Alone on a store one sign of life is enough. */
  #hasBeaten = false;
  #cleanedAt = Number.NEGATIVE_INFINITY;
  #deaf: (() => void) | undefined;

  constructor(options: HallOptions) {
    this.#options = options;
    this.store = options.store;
    this.lobby = new Lobby(options.store);
    this.#context = {
      store: options.store,
      node: this.node,
      thinker: options.thinker,
      botPause: options.botPause,
      now: options.now,
      viewersOf: options.viewersOf,
      lay: (first, { id, seed }) => this.#lay(id, seed, first),
      listed: (summary) => this.lobby.listed(summary),
      count: options.count,
      wrong: options.wrong,
    };
  }

  get size(): number {
    return this.#live.size;
  }

  async open(): Promise<void> {
    await this.#beat();
    this.#deaf = this.store.listen(this);
    this.#sweeper = setInterval(() => void this.sweep(), this.#options.sweepEvery);
    void this.sweep();
  }

  /** Stops doing anything by itself, finishes what is being written, and leaves everything to other nodes. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#deaf?.();
    const live = [...this.#live.values()].map(({ table }) => table);
    await Promise.allSettled(live.map((table) => table.driver.stop()));
    await Promise.allSettled(live.map((table) => table.exclusive(async () => {})));
    await this.store.leave(this.node).catch(() => {});
  }

  /** A table, from memory or from its log. */
  async table(id: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = LiveTable.load(this.#context, id);
    this.#tables.set(id, loading);
    try {
      const table = await loading;
      if (table === undefined) this.#tables.delete(id);
      else this.#live.set(id, { table, idleSince: undefined });
      return table;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  /** A table as it is in memory now, for tests and checks. */
  peek(id: string): Table | undefined {
    return this.#live.get(id)?.table.table;
  }

  /** Lays a table for a host, who still has to sit down. */
  async create(
    wish: TableWish,
    host: string,
  ): Promise<{ readonly game: string; readonly keys: Keys } | Refused> {
    if (wish.seats.length !== wish.setup.players) return refuse('bad-setup', 'seats');
    if (!wish.seats.some(({ kind }) => kind === 'person')) return refuse('bad-setup', 'seats');
    const stage = Stage.of(wish.setup);
    if ('error' in stage) return stage;
    if (this.#live.size >= this.#options.mostTables) return refuse('too-many');
    const game = randomId();
    const seed = newSeed();
    const event = { kind: 'laid', wish, host, commitment: commitmentOf(game, seed) } as const;
    const keys = await this.#lay(game, seed, { event, at: this.#options.now() });
    return { game, keys };
  }

  /** One sign of life, then everything that is due and that nobody else looks after. */
  async sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      await this.#beat();
      const now = this.#options.now();
      await this.store.sweepVouchers(now);
      await this.#clean(now);
      for (const id of await this.store.dueGames(this.node, now, 200)) (await this.table(id))?.driver.wake();
      await this.#unload(now);
    } catch {
      // The store can't be reached; the next sweep tries again.
    } finally {
      this.#isSweeping = false;
    }
  }

  heard(channel: Channel, about: string, n: number): void {
    if (channel === 'sessions') return;
    if (channel === 'turns') {
      this.#heardTurn(about, n === 1);
      return;
    }
    const game = about;
    const live = this.#live.get(game)?.table;
    if (live === undefined) {
      if (channel === 'events') this.lobby.heard(game);
      return;
    }
    if (channel === 'events') live.heard(n);
    else if (channel === 'chats') this.#try(live.chat.heard());
    else this.#try(live.audience.heardPresence());
  }

  /** The line to the other nodes was down: compare everything. */
  lost(): void {
    this.#try(this.#compare());
  }

  async #compare(): Promise<void> {
    for (const { id, head } of await this.store.headsOf([...this.#live.keys()])) {
      const live = this.#live.get(id)?.table;
      live?.heard(head);
      if (live !== undefined) await live.chat.heard();
    }
  }

  /** Tables in memory tell it themselves. */
  #heardTurn(about: string, yours: boolean): void {
    const [game, player] = about.split('/');
    if (this.#live.has(game)) return;
    for (const viewer of this.#options.viewersOf(player)) viewer.send({ tell: 'turn', game, yours });
  }

  async #clean(now: number): Promise<void> {
    if (now - this.#cleanedAt < this.#options.cleanEvery) return;
    this.#cleanedAt = now;
    await this.#options.clean();
  }

  async #beat(): Promise<void> {
    const now = this.#options.now();
    if (this.store.isShared) await this.store.beat(this.node, now + this.#options.leaseTime, now);
    else if (!this.#hasBeaten) await this.store.beat(this.node, Number.MAX_SAFE_INTEGER, now);
    this.#hasBeaten = true;
  }

  async #lay(id: string, seed: string, first: Parameters<Context['lay']>[0]): Promise<Keys> {
    const table = Table.of(id, [first]);
    const keys = { playKey: randomId(), watchKey: randomId() };
    const summary = summaryOf(table);
    await this.store.createGame({
      id,
      status: table.status,
      asked: undefined,
      wakeAt: table.wakeAt,
      isPublic: table.terms.visibility === 'public',
      seed,
      ...keys,
      summary: JSON.stringify(summary),
      events: [toStored(first)],
      seats: table.seats.flatMap(({ player }, seat) =>
        player === undefined ? [] : [{ seat, identity: player }],
      ),
      at: first.at,
    });
    this.lobby.listed(summary);
    return keys;
  }

  async #unload(now: number): Promise<void> {
    for (const [id, entry] of this.#live) {
      const { table } = entry;
      if (table.audience.size > 0 || table.driver.isBusy) entry.idleSince = undefined;
      else if (entry.idleSince === undefined) entry.idleSince = now;
      else if (now - entry.idleSince >= this.#options.idleTime) {
        this.#live.delete(id);
        this.#tables.delete(id);
        await table.driver.stop();
      }
    }
  }

  #try(work: Promise<void>): void {
    work.catch((error) => this.#options.wrong('hear', error));
  }
}

/** 16 random bytes. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export type { ServerMessage, TableSummary };
