import type { Worker } from 'node:worker_threads';
import { type Level, TIME } from '@bastide/bots/levels';
import type { Move } from '@bastide/rules';
import { startWorker } from '../runnable.ts';
import { FairQueue } from './fair-queue.ts';

/** What a bot is asked: a set-up, the state as its seat may know it, and the seat. */
export interface BotRequest {
  /** Whose table it is: threads are shared out among owners. */
  readonly owner: string;
  /** Which table it is, so that a bot knows what it planned there. */
  readonly table: string;
  readonly setup: object;
  readonly state: Uint8Array;
  readonly seat: number;
  readonly level: Level;
}

/** What a thread is asked: the bot may use this share of the time of its level. */
export interface BotQuestion extends BotRequest {
  readonly share: number;
}

/** What a thread answers. */
export type BotAnswer = { readonly move: Move } | { readonly error: string };

export interface BotThreadsOptions {
  readonly threads: number;
  /** The folders each thread loads its rules from (`loadExpansions`). */
  readonly expansions: readonly string[];
  /** Milliseconds a bot may think, after which its thread is ended. */
  readonly deadline: number;
  /** What a thread runs. */
  readonly script?: URL;
}

/** However many wait, all are to be answered in about so many milliseconds; but no bot gets less than this share of its time. */
const AIM = 2000;
const LEAST_SHARE = 0.05;

interface Waiting {
  readonly owner: string;
  readonly table: string;
  readonly request: BotRequest;
  timer?: NodeJS.Timeout;
  resolve(move: Move): void;
  reject(error: Error): void;
}

/** Threads in which bots think, each about one request at a time; one that dies or takes too long is replaced and its request fails. */
export class BotThreads {
  readonly #options: BotThreadsOptions;
  /** Whoever thought last is asked first: it may still have the plan of the turn. */
  #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #queue = new FairQueue<Waiting>();
  /** Milliseconds that those who wait would think if they had all their time. */
  #load = 0;
  #isClosed = false;

  constructor(options: BotThreadsOptions) {
    this.#options = options;
  }

  /** How many requests no thread has begun. */
  get waiting(): number {
    return this.#queue.size;
  }

  choose(request: BotRequest): Promise<Move> {
    const { owner, table } = request;
    return new Promise((resolve, reject) => {
      this.#queue.push({ owner, table, request, resolve, reject });
      this.#load += TIME[request.level];
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer } of this.#busy.values()) clearTimeout(timer);
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#queue.size === 0) return;
    const { threads, deadline } = this.#options;
    const thread = this.#idle.pop() ?? (this.#busy.size < threads ? this.#startThread() : undefined);
    const waiting = thread && this.#queue.shift();
    if (thread === undefined || waiting === undefined) return;
    this.#busy.set(thread, waiting);
    waiting.timer = setTimeout(() => this.#giveUp(thread, `no answer in ${deadline} ms`), deadline);
    const share = Math.max(LEAST_SHARE, Math.min(1, (AIM * threads) / this.#load));
    this.#load -= TIME[waiting.request.level];
    thread.postMessage({ ...waiting.request, share } satisfies BotQuestion);
  }

  #startThread(): Worker {
    const { script = new URL('./thread-main.ts', import.meta.url), expansions } = this.#options;
    const thread = startWorker(script, { expansions });
    thread.on('message', (answer: BotAnswer) => {
      const waiting = this.#free(thread);
      // Too late: it was given up, and thinks no more.
      if (waiting === undefined) return;
      this.#idle.push(thread);
      if ('error' in answer) waiting.reject(new Error(answer.error));
      else waiting.resolve(answer.move);
      this.#next();
    });
    thread.on('error', (error) => this.#giveUp(thread, String(error)));
    thread.unref();
    return thread;
  }

  #giveUp(thread: Worker, why: string): void {
    void thread.terminate();
    this.#idle = this.#idle.filter((one) => one !== thread);
    this.#free(thread)?.reject(new Error(`a bot's thread has ended: ${why}`));
    this.#next();
  }

  #free(thread: Worker): Waiting | undefined {
    const waiting = this.#busy.get(thread);
    clearTimeout(waiting?.timer);
    this.#busy.delete(thread);
    return waiting;
  }
}
