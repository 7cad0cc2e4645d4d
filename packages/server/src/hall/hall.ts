import { FAIR, type Refused, refuse, type TableRequest } from '@bastide/protocol';
import type { Registry } from '@bastide/rules';
import type { BotThreads } from '../bots/bot-threads.ts';
import type { Limits } from '../config.ts';
import { Buckets } from '../http/buckets.ts';
import type { NodeDoor, TableCaps } from '../store/rows.ts';
import type { Channel } from '../store/sql.ts';
import type { Store, StoreListener } from '../store/store.ts';
import { Engines } from '../table/engine.ts';
import type { LoggedEvent } from '../table/events.ts';
import { commitmentOf, newSeed } from '../table/luck/luck.ts';
import type { Keys } from '../table/rights.ts';
import { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { laidGame } from './laid-game.ts';
import { LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { randomId } from './random-id.ts';
import { RulesOfToday } from './rules-of-today.ts';
import { settleOld } from './settlement.ts';
import { BrokenGame, reasonOf, SettledGame } from './unplayable.ts';
import { Sweeper, type SweeperOptions } from './upkeep/sweeper.ts';

export interface HallOptions
  extends Pick<
    SweeperOptions,
    'node' | 'leaseTime' | 'sweepEvery' | 'cleanEvery' | 'clean' | 'now' | 'swept'
  > {
  readonly store: Store;
  readonly registry: Registry;
  readonly bots: BotThreads;
  readonly botPause: number;
  readonly rating: Context['rating'];
  /** How long a table stays in memory after the last one has gone. */
  readonly idleTime: number;
  readonly limits: Pick<
    Limits,
    'tables' | 'tablesPerPlayer' | 'tablesPerProgram' | 'waitingTables' | 'chat' | 'chatWatching'
  >;
  viewersOf: Context['viewersOf'];
  /** Of several processes on one port: whether another has this game. */
  isElsewhere?(game: string): boolean;
  count: Context['count'];
  reportError: Context['reportError'];
}

/** All tables this node has in memory. Any node may have any table. */
export class Hall implements StoreListener {
  readonly node: string;
  readonly store: Store;
  readonly lobby: Lobby;
  readonly rules: RulesOfToday;
  readonly #options: HallOptions;
  readonly #engines: Engines;
  readonly #context: Context;
  readonly #sweeper: Sweeper;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #live = new Map<string, { readonly table: LiveTable; idleSince: number | undefined }>();
  #unsubscribe: (() => void) | undefined;
  /** Since when games can be played. */
  #upSince: number;

  constructor(options: HallOptions) {
    const { store, bots, botPause, rating, now, viewersOf, count, reportError } = options;
    this.#options = options;
    this.#upSince = now();
    this.node = options.node;
    this.store = store;
    this.lobby = new Lobby(store);
    this.#engines = new Engines(options.registry);
    this.rules = new RulesOfToday(options, this.#engines);
    this.#context = {
      store,
      node: this.node,
      engines: this.#engines,
      bots,
      botPause,
      rating,
      ratingsChanged: () => this.lobby.leaderboards.forget(),
      now,
      upSince: () => this.#upSince,
      awakeUntil: () => this.#sweeper.awakeUntil,
      viewersOf,
      createTable: (first, { id, seed }) => this.#createTable(id, seed, first),
      versioned: (setup) => this.rules.versioned(setup),
      summaryChanged: (table) => this.lobby.summaryChanged(table),
      mostTablesOf: options.limits.tablesPerPlayer,
      mostTablesOfProgram: options.limits.tablesPerProgram,
      speaking: {
        seated: new Buckets(options.limits.chat),
        watching: new Buckets(options.limits.chatWatching),
      },
      count,
      reportError,
      setAside: (game, error) => this.#setAside(game, error),
    };
    this.#sweeper = new Sweeper({
      ...options,
      version: options.registry.version,
      wake: async (game) => (await this.table(game))?.driver.wake(),
      setAside: this.#context.setAside,
      unload: (time) => this.#unload(time),
      upSince: (time) => this.#backSince(time),
    });
  }

  get size(): number {
    return this.#live.size;
  }

  async open(): Promise<void> {
    this.#unsubscribe = this.store.subscribe(this);
    await this.store.retryBroken();
    await this.#sweeper.start();
  }

  /** Stops doing anything by itself, finishes what is being written, and leaves everything to other nodes. */
  async close(): Promise<void> {
    await this.#sweeper.stop();
    this.#unsubscribe?.();
    const live = [...this.#live.values()].map(({ table }) => table);
    await Promise.allSettled(live.map((table) => table.driver.stop()));
    await Promise.allSettled(live.map((table) => table.exclusive(async () => {})));
    await this.store.leave(this.node, this.#options.now()).catch(() => {});
  }

  /** Looks for what is due, now. */
  sweep(): Promise<void> {
    return this.#sweeper.sweep();
  }

  /** A table, from memory or from its log. */
  async table(id: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    // Whoever else asks meanwhile is told the same.
    const loading = LiveTable.load(this.#context, id).catch(async (error) => {
      throw error instanceof BrokenGame ? await this.#unplayable(id, error) : error;
    });
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

  /** A table that is in memory. */
  present(id: string): LiveTable | undefined {
    return this.#live.get(id)?.table;
  }

  /** The node that looks after a table, if it is another one that can be reached; unless somebody does, this one from now on. */
  async holderOf(game: string): Promise<NodeDoor | undefined> {
    const { now } = this.#options;
    const fence = await this.store.takeLease(game, this.node, now());
    if (fence === undefined) return this.store.holderOf(game, now());
    (await this.table(game))?.lease.hold(fence);
    return undefined;
  }

  /** Creates a table for a host, who still has to sit down. */
  async create(
    request: TableRequest,
    host: string,
  ): Promise<{ readonly game: string; readonly keys: Keys } | Refused> {
    const { seats, setup } = request;
    if (seats.length !== setup.players) return refuse('bad-setup', 'seats');
    if (!seats.some(({ kind }) => kind === 'person')) return refuse('bad-setup', 'seats');
    const versioned = await this.rules.versioned(setup);
    if ('error' in versioned) return versioned;
    if (this.#live.size >= this.#options.limits.tables) return refuse('too-many');
    const game = randomId();
    const seed = newSeed();
    const commitment = commitmentOf(game, seed);
    const dated = { ...request, setup: versioned };
    const event = { kind: 'created', request: dated, host, commitment, scheme: FAIR } as const;
    const { tablesPerPlayer: ofHost, waitingTables: waiting } = this.#options.limits;
    const first = { event, at: this.#options.now() };
    const keys = await this.#createTable(game, seed, first, { ofHost, waiting });
    return keys === undefined ? refuse('too-many') : { game, keys };
  }

  onNotify(channel: Channel, subject: string, n: number, content?: string): void {
    if (channel === 'turns') this.#sendTurns(subject, n);
    if (channel === 'turns' || channel === 'sessions' || channel === 'lines') return;
    const tell = async (live: LiveTable | undefined) => {
      if (channel === 'events') live?.refreshTo(n, content);
      else if (channel === 'names') await live?.reread();
      else if (channel === 'chats') await live?.chat.refresh();
      else await live?.audience.refreshPresence();
    };
    const live = this.#live.get(subject)?.table;
    if (live === undefined && channel === 'events') this.lobby.changedElsewhere(subject);
    // One that is still being read may have been read before this happened.
    const table = live ?? this.#tables.get(subject)?.catch(() => undefined);
    if (table === undefined) return;
    this.#try(table instanceof Promise ? table.then(tell) : tell(table), subject);
  }

  /** The connection to the other nodes was down: compare everything. */
  onReconnect(): void {
    this.#try(this.#compare());
  }

  async #compare(): Promise<void> {
    for (const { id, head } of await this.store.headsOf([...this.#live.keys()])) {
      const live = this.#live.get(id)?.table;
      live?.refreshTo(head);
      await live?.chat.refresh();
      await live?.audience.refreshPresence();
    }
  }

  /** Tables in memory send it themselves. */
  #sendTurns(subject: string, begun: number): void {
    const [game, ...players] = subject.split('/');
    if (this.#live.has(game)) return;
    for (const [i, player] of players.entries())
      for (const viewer of this.#options.viewersOf(player))
        if (!viewer.looksElsewhere(game)) viewer.send({ tell: 'turn', game, yours: i < begun });
  }

  async #createTable(
    id: string,
    seed: string,
    first: LoggedEvent,
    caps?: TableCaps,
  ): Promise<Keys | undefined> {
    const table = Table.of(this.#engines, id, [first]);
    const keys = { playKey: randomId(), watchKey: randomId() };
    // Whoever laid it opens it next, and finds it here from whichever node.
    const isOurs = this.#options.isElsewhere?.(id) !== true;
    const holder = isOurs && this.store.isShared ? this.node : undefined;
    const { row, game } = laidGame(table, first, { ...keys, seed }, holder);
    const isNew = await this.store.createGame(game, caps);
    if (!isNew && caps !== undefined) return undefined;
    if (isNew && isOurs) {
      const live = LiveTable.laid(this.#context, row, table);
      this.#tables.set(id, Promise.resolve(live));
      this.#live.set(id, { table: live, idleSince: undefined });
    }
    this.lobby.summaryChanged(table);
    return keys;
  }

  /** After a time when no node was there, the clocks of tables in memory run from now on, as those of others will. */
  #backSince(time: number): void {
    if (time === this.#upSince) return;
    this.#upSince = time;
    for (const { table } of this.#live.values()) table.resume(time);
  }

  async #unload(now: number): Promise<void> {
    for (const [id, entry] of this.#live) {
      const { table } = entry;
      const { isBusy, isDone } = table.driver;
      if (table.audience.size > 0 || isBusy) entry.idleSince = undefined;
      else if (entry.idleSince === undefined && !isDone) entry.idleSince = now;
      else if (isDone || now - (entry.idleSince ?? now) >= this.#options.idleTime) {
        this.#live.delete(id);
        this.#tables.delete(id);
        await table.driver.stop();
      }
    }
  }

  /** What to tell of a game that can't be opened; if that is for good, it is written down. */
  async #unplayable(game: string, error: BrokenGame): Promise<BrokenGame> {
    if (error.code !== 'broken') return error;
    if (await settleOld(this.#options, game)) {
      this.#options.count('settled');
      return new SettledGame(game, error.message, error);
    }
    await this.#setAside(game, error);
    return error;
  }

  async #setAside(game: string, error: unknown): Promise<void> {
    const host = await this.store.setAside(game, reasonOf(error));
    if (host === undefined) return;
    const { count, reportError, viewersOf } = this.#options;
    count('setAside');
    reportError('replay', error, { game });
    for (const viewer of viewersOf(host)) viewer.send({ tell: 'refused', game, error: 'broken' });
  }

  #try(work: Promise<void>, game?: string): void {
    work.catch((error) => this.#options.reportError('notify', error, game === undefined ? {} : { game }));
  }
}
