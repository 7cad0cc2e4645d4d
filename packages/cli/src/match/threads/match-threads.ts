import type { Match } from '../pair.ts';
import { type MatchEvents, PairThread } from './pair-thread.ts';
import { STALL, stallLimit } from './stall.ts';

/** What tests give another value. */
export interface ThreadTerms {
  readonly worker?: URL;
  /** See `stallLimit`. */
  readonly stall?: number;
  /** How long the workers have to stop by themselves, in milliseconds. */
  readonly grace?: number;
}

const WORKER = new URL('worker.ts', import.meta.url);
const GRACE = 3000;

/** Threads that share the pairs of a match among them. */
export class MatchThreads {
  readonly #match: Match;
  readonly #events: MatchEvents;
  readonly #todo: number[];
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #running = new Set<PairThread>();
  readonly #terms: Required<ThreadTerms>;

  constructor(match: Match, pairs: readonly number[], events: MatchEvents, terms: ThreadTerms = {}) {
    this.#match = match;
    this.#todo = [...pairs];
    this.#events = events;
    this.#terms = { worker: WORKER, stall: STALL, grace: GRACE, ...terms };
  }

  /** Plays until no pair is left or it is stopped. When it comes back, for whatever reason, nobody plays any more. */
  async run(workers: number): Promise<void> {
    const count = Math.min(workers, this.#todo.length);
    const works = await Promise.allSettled(Array.from({ length: count }, () => this.#work()));
    for (const work of works) if (work.status === 'rejected') throw work.reason;
  }

  /** Pairs under way are dropped. */
  stop(): void {
    Atomics.store(this.#stop, 0, 1);
    this.#todo.length = 0;
    setTimeout(() => {
      for (const thread of this.#running) thread.end('the match was stopped');
    }, this.#terms.grace).unref();
  }

  /** One thread after the other: if one breaks, its pair is broken and the next takes its place. */
  async #work(): Promise<void> {
    do {
      const thread = this.#start();
      this.#running.add(thread);
      const why = await thread.ended;
      this.#running.delete(thread);
      if (thread.pair !== undefined && !this.#isStopped)
        this.#events.result({ pair: thread.pair, broken: why });
      else if (this.#todo.length > 0) {
        // It did not even begin: the next would not either. The others play for nobody now.
        this.stop();
        throw new Error(why);
      }
    } while (this.#todo.length > 0);
  }

  #start(): PairThread {
    const { worker, stall } = this.#terms;
    return new PairThread({
      worker,
      start: { match: this.#match, stop: this.#stop },
      events: this.#events,
      limit: (asked) => stallLimit(asked && this.#match[asked], this.#match.budget, stall),
      next: () => this.#todo.shift(),
    });
  }

  get #isStopped(): boolean {
    return Atomics.load(this.#stop, 0) !== 0;
  }
}
