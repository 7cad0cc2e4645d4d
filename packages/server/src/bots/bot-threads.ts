import type { Worker } from 'node:worker_threads';
import type { Level } from '@bastide/bots';
import type { Move } from '@bastide/rules';
import { startWorker } from '../runnable.ts';

/** What a bot is asked: a set-up, the state as its seat may know it, and the seat. */
export interface BotRequest {
  /** Which table it is, so that a bot knows what it planned there. */
  readonly table: string;
  readonly setup: object;
  readonly state: Uint8Array;
  readonly seat: number;
  readonly level: Level;
}

interface Waiting {
  readonly request: BotRequest;
  resolve(move: Move): void;
  reject(error: Error): void;
}

/** Threads in which bots think, each about one request at a time; one that dies is replaced and its request fails. */
export class BotThreads {
  readonly #most: number;
  readonly #expansions: readonly string[];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #queue: Waiting[] = [];
  #isClosed = false;

  /** `expansions`: the folders each thread loads its rules from (`loadExpansions`). */
  constructor(threads: number, expansions: readonly string[]) {
    this.#most = threads;
    this.#expansions = expansions;
  }

  choose(request: BotRequest): Promise<Move> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#queue.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#startThread() : undefined);
    const waiting = thread && this.#queue.shift();
    if (thread === undefined || waiting === undefined) return;
    this.#busy.set(thread, waiting);
    thread.postMessage(waiting.request);
  }

  #startThread(): Worker {
    const thread = startWorker(new URL('./thread-main.ts', import.meta.url), {
      expansions: this.#expansions,
    });
    thread.on('message', (move: Move) => {
      const waiting = this.#busy.get(thread);
      this.#busy.delete(thread);
      this.#idle.push(thread);
      waiting?.resolve(move);
      this.#next();
    });
    thread.on('error', (error) => {
      this.#busy.get(thread)?.reject(error instanceof Error ? error : new Error(String(error)));
      this.#busy.delete(thread);
      this.#next();
    });
    thread.unref();
    return thread;
  }
}
