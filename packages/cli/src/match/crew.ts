import { Worker } from 'node:worker_threads';
import { type FromWorker, LEAVE, type WorkerStart } from './messages.ts';
import type { BrokenPair, Match, PlayedPair } from './pair.ts';
import type { Side } from './seating.ts';

const WORKER = new URL('../../bin/match-worker.js', import.meta.url);
/** A worker that is not heard of for so long, in milliseconds, or for so many turns, has stalled. */
const STALL = 60_000;
const STALL_TURNS = 20;
/** How long the workers have to stop by themselves. */
const FAREWELL = 3000;

export interface CrewNews {
  result(result: PlayedPair | BrokenPair): void;
  /** How much of a pair is played, from 0 to 1. */
  progress(pair: number, done: number): void;
}

/** Threads that share the pairs of a match among them. */
export class Crew {
  readonly #match: Match;
  readonly #news: CrewNews;
  readonly #todo: number[];
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #hands = new Set<Hand>();
  readonly #worker: URL;
  readonly #stall: number;

  /** `worker` and `stall`, in milliseconds, are given by tests only. */
  constructor(match: Match, pairs: readonly number[], news: CrewNews, worker = WORKER, stall = STALL) {
    this.#match = match;
    this.#worker = worker;
    this.#todo = [...pairs];
    this.#news = news;
    const { budget } = match;
    this.#stall = stall + (budget && 'milliseconds' in budget ? STALL_TURNS * budget.milliseconds : 0);
  }

  /** Plays until no pair is left or it is stopped. */
  async run(workers: number): Promise<void> {
    const count = Math.min(workers, this.#todo.length);
    await Promise.all(Array.from({ length: count }, () => this.#work()));
  }

  /** Pairs under way are dropped. */
  stop(): void {
    Atomics.store(this.#stop, 0, 1);
    this.#todo.length = 0;
    setTimeout(() => {
      for (const hand of this.#hands) hand.dismiss('the match was stopped');
    }, FAREWELL).unref();
  }

  /** One thread after the other: if one breaks, its pair is broken and the next takes its place. */
  async #work(): Promise<void> {
    do {
      const start: WorkerStart = { match: this.#match, stop: this.#stop };
      const hand = new Hand(this.#worker, start, this.#stall, () => this.#todo.shift(), this.#news);
      this.#hands.add(hand);
      const why = await hand.ended;
      this.#hands.delete(hand);
      if (hand.pair !== undefined && !this.#isStopped) this.#news.result({ pair: hand.pair, broken: why });
      // It did not even begin: the next would not either.
      else if (this.#todo.length > 0) throw new Error(why);
    } while (this.#todo.length > 0);
  }

  get #isStopped(): boolean {
    return Atomics.load(this.#stop, 0) !== 0;
  }
}

/** One worker thread and the pair it is at. */
class Hand {
  readonly ended: Promise<string>;
  pair: number | undefined;
  readonly #worker: Worker;
  readonly #next: () => number | undefined;
  readonly #news: CrewNews;
  readonly #stall: number;
  #asked: Side | undefined;
  #why = 'the worker ended';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    script: URL,
    start: WorkerStart,
    stall: number,
    next: () => number | undefined,
    news: CrewNews,
  ) {
    this.#next = next;
    this.#news = news;
    this.#stall = stall;
    // Nothing of how this process was started is handed on.
    this.#worker = new Worker(script, { workerData: start, execArgv: [] });
    this.#worker.on('message', (message: FromWorker) => this.#hear(message));
    this.ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => {
        this.#why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      });
      this.#worker.on('exit', () => {
        clearTimeout(this.#timer);
        resolve(this.#why);
      });
    });
    this.#wait();
  }

  dismiss(why: string): void {
    this.#why = why;
    void this.#worker.terminate();
  }

  #hear(message: FromWorker): void {
    this.#wait();
    if ('ready' in message) {
      this.pair = this.#next();
      this.#worker.postMessage(this.pair ?? LEAVE);
    } else if ('result' in message) {
      this.pair = undefined;
      this.#news.result(message.result);
    } else {
      this.#asked = message.asked;
      this.#news.progress(message.pair, message.done);
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.dismiss(`stalled: ${this.#asked ?? 'the worker'} did not answer for ${this.#stall / 1000} s`);
    }, this.#stall);
  }
}
