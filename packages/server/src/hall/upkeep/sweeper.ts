import { type Store, StoreUnavailable } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { BrokenGame } from '../unplayable.ts';

/** Faults after which a game that can’t be woken is set aside: two hundred of them would keep all others from being looked at. */
const ATTEMPTS = 5;

export interface SweeperOptions {
  readonly store: Store;
  readonly node: string;
  /** Of the rules. */
  readonly version: number;
  /** How long a node counts as alive without a sign, and how often it gives one and looks for what is due. */
  readonly leaseTime: number;
  readonly sweepEvery: number;
  /** How often what has expired is cleared away, and how. */
  readonly cleanEvery: number;
  clean(): Promise<unknown>;
  now(): number;
  /** Since when there has been a node without a break. */
  upSince(time: number): void;
  /** Something is due at a table which no other living node looks after. */
  wake(game: string): Promise<void>;
  /** One that can’t be woken. */
  setAside: Context['setAside'];
  /** Tables nobody looks at leave the memory. */
  unload(now: number): Promise<void>;
  reportError: Context['reportError'];
  /** How long a sweep took, in milliseconds. */
  swept(time: number): void;
}

/** Shows that this node is alive, and finds what is due though nobody asks: games, expired sessions, tables to be unloaded. */
export class Sweeper {
  readonly #options: SweeperOptions;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;
  #isStopped = false;
  /** Alone on a store one sign of life is enough. */
  #hasBeaten = false;
  readonly #faults = new Map<string, number>();
  #cleanedAt = Number.NEGATIVE_INFINITY;
  #awakeAt = Number.POSITIVE_INFINITY;

  constructor(options: SweeperOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#heartbeat();
    this.#timer = setInterval(() => {
      if (!this.#options.store.isShared) this.#notice();
      void this.sweep();
    }, this.#options.sweepEvery);
    void this.sweep();
  }

  /** Until when this node is taken to be awake: what comes later may be because it was not, and costs nobody time. */
  get awakeUntil(): number {
    return this.#awakeAt + this.#options.leaseTime;
  }

  /** After that nothing is asked of the store any more: a sign of life would outlast this node. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async sweep(): Promise<void> {
    if (this.#sweeping !== undefined) return;
    this.#sweeping = this.#sweep();
    await this.#sweeping;
    this.#sweeping = undefined;
  }

  async #sweep(): Promise<void> {
    const { store, node, now, unload, reportError, swept } = this.#options;
    const started = performance.now();
    try {
      await this.#heartbeat();
      const time = now();
      for (const game of await store.dueGames(node, time, 200)) if (!this.#isStopped) await this.#wake(game);
      await unload(time);
      // Last, so that whatever goes wrong here stops nobody's clock.
      await store.sweepVouchers(time);
      await this.#clean(time);
    } catch (error) {
      // If the store can't be reached, the next sweep tries again.
      if (!(error instanceof StoreUnavailable)) reportError('sweep', error);
    } finally {
      swept(performance.now() - started);
    }
  }

  /** One game that can't be woken, because its expansion is missing say, keeps no other from being looked after. */
  async #wake(game: string): Promise<void> {
    try {
      await this.#options.wake(game);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      // Set aside already, and not due any more.
      if (!(error instanceof BrokenGame)) await this.#fault(game, error);
    }
  }

  async #fault(game: string, error: unknown): Promise<void> {
    const faults = (this.#faults.get(game) ?? 0) + 1;
    this.#faults.set(game, faults);
    if (faults < ATTEMPTS) return this.#options.reportError('wake', error, { game });
    this.#faults.delete(game);
    await this.#options.setAside(game, error);
  }

  /** Alone on a store: the computer was asleep, or its clock was put forward, and nobody could move. */
  #notice(): void {
    const { leaseTime, now, upSince } = this.#options;
    const time = now();
    if (time - this.#awakeAt > leaseTime) upSince(time);
    this.#awakeAt = time;
  }

  async #heartbeat(): Promise<void> {
    const { store, node, version, leaseTime, now, upSince } = this.#options;
    const time = now();
    if (store.isShared) {
      await store.beat(node, time + leaseTime, time, version);
      upSince(await store.serve(time + leaseTime, time));
      this.#awakeAt = time;
    } else if (!this.#hasBeaten) await store.beat(node, Number.MAX_SAFE_INTEGER, time, version);
    this.#hasBeaten = true;
  }

  async #clean(now: number): Promise<void> {
    if (now - this.#cleanedAt < this.#options.cleanEvery) return;
    this.#cleanedAt = now;
    await this.#options.clean();
  }
}
