import type { Worker } from 'node:worker_threads';
import { endProgram } from '../../bot-protocol/program.ts';
import { startThread } from '../../program/thread.ts';
import type { BrokenPair, PlayedPair } from '../pair.ts';
import type { Side } from '../seating.ts';
import { type FromWorker, LEAVE, type WorkerStart } from './messages.ts';

export interface MatchEvents {
  result(result: PlayedPair | BrokenPair): void;
  /** How much of a pair is played, from 0 to 1. */
  progress(pair: number, done: number): void;
}

/** What a thread needs to know of its match. */
export interface Orders {
  readonly worker: URL;
  readonly start: WorkerStart;
  readonly events: MatchEvents;
  /** How long it may be silent while this side is asked, in milliseconds; undefined: for ever. */
  limit(asked: Side | undefined): number | undefined;
  /** The next pair to play; nothing if none is left. */
  next(): number | undefined;
}

/** One worker thread and the pair it is at. */
export class PairThread {
  /** Why it ended, once it has. */
  readonly ended: Promise<string>;
  pair: number | undefined;
  readonly #orders: Orders;
  readonly #worker: Worker;
  /** Processes of its programs that run. */
  readonly #processes = new Set<number>();
  #asked: Side | undefined;
  #why = 'the worker ended';
  #timer: NodeJS.Timeout | undefined;

  constructor(orders: Orders) {
    this.#orders = orders;
    this.#worker = startThread(orders.worker, orders.start);
    this.#worker.on('message', (message: FromWorker) => this.#onMessage(message));
    this.ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => {
        this.#why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      });
      this.#worker.on('exit', () => {
        clearTimeout(this.#timer);
        this.#endProcesses();
        resolve(this.#why);
      });
    });
    this.#wait();
  }

  end(why: string): void {
    this.#why = why;
    void this.#worker.terminate();
  }

  #onMessage(message: FromWorker): void {
    if ('ready' in message) {
      this.#asked = undefined;
      this.pair = this.#orders.next();
      this.#worker.postMessage(this.pair ?? LEAVE);
    } else if ('result' in message) {
      this.pair = undefined;
      this.#orders.events.result(message.result);
    } else if ('began' in message) this.#processes.add(message.began);
    else if ('ended' in message) this.#processes.delete(message.ended);
    else {
      this.#asked = message.asked;
      this.#orders.events.progress(message.pair, message.done);
    }
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const limit = this.#orders.limit(this.#asked);
    if (limit === undefined) return;
    this.#timer = setTimeout(() => {
      this.end(`stalled: ${this.#asked ?? 'the worker'} did not answer for ${limit / 1000} s`);
    }, limit);
  }

  /** A thread that was ended, or that crashed, leaves the programs it began behind. */
  #endProcesses(): void {
    for (const pid of this.#processes) endProgram(pid);
  }
}
