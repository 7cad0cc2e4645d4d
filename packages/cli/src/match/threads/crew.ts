import type { Match } from '../pair.ts';
import { type CrewNews, Hand } from './hand.ts';
import { STALL, stallLimit } from './stall.ts';

/** What tests give another value. */
export interface CrewTerms {
  readonly worker?: URL;
  /** See `stallLimit`. */
  readonly stall?: number;
  /** How long the workers have to stop by themselves, in milliseconds. */
  readonly farewell?: number;
}

const WORKER = new URL('worker.ts', import.meta.url);
const FAREWELL = 3000;

/** Threads that share the pairs of a match among them. */
export class Crew {
  readonly #match: Match;
  readonly #news: CrewNews;
  readonly #todo: number[];
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #hands = new Set<Hand>();
  readonly #terms: Required<CrewTerms>;

  constructor(match: Match, pairs: readonly number[], news: CrewNews, terms: CrewTerms = {}) {
    this.#match = match;
    this.#todo = [...pairs];
    this.#news = news;
    this.#terms = { worker: WORKER, stall: STALL, farewell: FAREWELL, ...terms };
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
      for (const hand of this.#hands) hand.dismiss('the match was stopped');
    }, this.#terms.farewell).unref();
  }

  /** One thread after the other: if one breaks, its pair is broken and the next takes its place. */
  async #work(): Promise<void> {
    do {
      const hand = this.#hire();
      this.#hands.add(hand);
      const why = await hand.ended;
      this.#hands.delete(hand);
      if (hand.pair !== undefined && !this.#isStopped) this.#news.result({ pair: hand.pair, broken: why });
      else if (this.#todo.length > 0) {
        // It did not even begin: the next would not either. The others play for nobody now.
        this.stop();
        throw new Error(why);
      }
    } while (this.#todo.length > 0);
  }

  #hire(): Hand {
    const { worker, stall } = this.#terms;
    return new Hand({
      worker,
      start: { match: this.#match, stop: this.#stop },
      news: this.#news,
      limit: (asked) => stallLimit(asked && this.#match[asked], this.#match.budget, stall),
      next: () => this.#todo.shift(),
    });
  }

  get #isStopped(): boolean {
    return Atomics.load(this.#stop, 0) !== 0;
  }
}
