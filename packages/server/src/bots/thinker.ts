import { Worker } from 'node:worker_threads';
import type { Level } from '@bastide/bots';
import type { Move } from '@bastide/rules';

/** What a bot is asked: a set-up, the state as its seat may know it, and the seat. */
export interface BotQuestion {
  /** Which table it is, so that a bot knows what it planned there. */
  readonly table: string;
  readonly setup: object;
  readonly state: Uint8Array;
  readonly seat: number;
  readonly level: Level;
}

/** Who thinks for bots, away from the thread that serves people. */
export interface Thinker {
  choose(question: BotQuestion): Promise<Move>;
  close(): Promise<void>;
}

interface Asked {
  readonly question: BotQuestion;
  resolve(move: Move): void;
  reject(error: Error): void;
}

/** Threads that think, each about one question at a time; one that dies is replaced and its question fails. */
export class ThinkerThreads implements Thinker {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Asked>();
  readonly #waiting: Asked[] = [];
  #isClosed = false;

  constructor(threads: number) {
    this.#most = threads;
  }

  choose(question: BotQuestion): Promise<Move> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#hire() : undefined);
    const asked = thread && this.#waiting.shift();
    if (thread === undefined || asked === undefined) return;
    this.#busy.set(thread, asked);
    thread.postMessage(asked.question);
  }

  #hire(): Worker {
    const thread = new Worker(new URL('./thread.js', import.meta.url));
    thread.on('message', (move: Move) => {
      const asked = this.#busy.get(thread);
      this.#busy.delete(thread);
      this.#idle.push(thread);
      asked?.resolve(move);
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
