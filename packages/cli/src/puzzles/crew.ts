import type { Worker } from 'node:worker_threads';
import type { Puzzle } from '@bastide/bots/puzzles';
import { startThread } from '../program/thread.ts';
import { type FromWorker, type Job, LEAVE, type Solved, type WorkerStart } from './messages.ts';

const WORKER = new URL('worker.ts', import.meta.url);
/** How long the threads have to stop by themselves, in milliseconds. */
const FAREWELL = 2000;

export interface CrewNews {
  /** The next job; none when there is nothing left to do. */
  next(): Job | undefined;
  /** How far a thread is with its job, from 0 to 1. */
  progress(hand: number, done: number): void;
  over(hand: number): void;
  puzzle(puzzle: Puzzle): void;
  solved(solved: Solved): void;
  broken(why: string): void;
}

/** Threads that look for puzzles or solve them, each one job at a time. */
export class Crew {
  readonly #news: CrewNews;
  readonly #worker: URL;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #workers = new Set<Worker>();

  /** `worker` is given by tests only. */
  constructor(news: CrewNews, worker = WORKER) {
    this.#news = news;
    this.#worker = worker;
  }

  /** Works until no job is left or it is stopped. */
  async run(hands: number): Promise<void> {
    await Promise.all(Array.from({ length: hands }, (_, hand) => this.#hire(hand)));
  }

  /** What is under way is dropped. */
  stop(): void {
    Atomics.store(this.#stop, 0, 1);
    setTimeout(() => {
      for (const worker of this.#workers) void worker.terminate();
    }, FAREWELL).unref();
  }

  #hire(hand: number): Promise<void> {
    const start: WorkerStart = { stop: this.#stop };
    const worker = startThread(this.#worker, start);
    this.#workers.add(worker);
    let busy = false;
    worker.on('message', (message: FromWorker) => {
      if ('ready' in message) {
        if (busy) this.#news.over(hand);
        const job = this.#isStopped ? undefined : this.#news.next();
        busy = job !== undefined;
        worker.postMessage(job ?? LEAVE);
      } else this.#tell(hand, message);
    });
    worker.on('error', (error) => this.#news.broken(error instanceof Error ? error.message : String(error)));
    return new Promise((resolve) => {
      worker.on('exit', () => {
        this.#workers.delete(worker);
        resolve();
      });
    });
  }

  #tell(hand: number, message: Exclude<FromWorker, { readonly ready: true }>): void {
    if ('puzzle' in message) this.#news.puzzle(message.puzzle);
    else if ('solved' in message) this.#news.solved(message.solved);
    else if ('broken' in message) this.#news.broken(message.broken);
    else this.#news.progress(hand, message.done);
  }

  get #isStopped(): boolean {
    return Atomics.load(this.#stop, 0) !== 0;
  }
}
