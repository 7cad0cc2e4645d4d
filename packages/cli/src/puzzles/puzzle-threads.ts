import type { Worker } from 'node:worker_threads';
import type { Puzzle } from '@bastide/bots/puzzles';
import { startThread } from '../program/thread.ts';
import { type FromWorker, type Job, LEAVE, type Solved, type WorkerStart } from './messages.ts';

const WORKER = new URL('worker.ts', import.meta.url);
/** How long the threads have to stop by themselves, in milliseconds. */
const GRACE = 2000;

export interface PuzzleEvents {
  /** The next job; none when there is nothing left to do. */
  next(): Job | undefined;
  /** How far a thread is with its job, from 0 to 1. */
  progress(thread: number, done: number): void;
  over(thread: number): void;
  puzzle(puzzle: Puzzle): void;
  solved(solved: Solved): void;
  broken(why: string): void;
}

/** Threads that look for puzzles or solve them, each one job at a time. */
export class PuzzleThreads {
  readonly #events: PuzzleEvents;
  readonly #worker: URL;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #workers = new Set<Worker>();

  /** `worker` is given by tests only. */
  constructor(events: PuzzleEvents, worker = WORKER) {
    this.#events = events;
    this.#worker = worker;
  }

  /** Works until no job is left or it is stopped. */
  async run(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, thread) => this.#start(thread)));
  }

  /** What is under way is dropped. */
  stop(): void {
    Atomics.store(this.#stop, 0, 1);
    setTimeout(() => {
      for (const worker of this.#workers) void worker.terminate();
    }, GRACE).unref();
  }

  #start(thread: number): Promise<void> {
    const start: WorkerStart = { stop: this.#stop };
    const worker = startThread(this.#worker, start);
    this.#workers.add(worker);
    let busy = false;
    worker.on('message', (message: FromWorker) => {
      if ('ready' in message) {
        if (busy) this.#events.over(thread);
        const job = this.#isStopped ? undefined : this.#events.next();
        busy = job !== undefined;
        worker.postMessage(job ?? LEAVE);
      } else this.#tell(thread, message);
    });
    worker.on('error', (error) =>
      this.#events.broken(error instanceof Error ? error.message : String(error)),
    );
    return new Promise((resolve) => {
      worker.on('exit', () => {
        this.#workers.delete(worker);
        resolve();
      });
    });
  }

  #tell(thread: number, message: Exclude<FromWorker, { readonly ready: true }>): void {
    if ('puzzle' in message) this.#events.puzzle(message.puzzle);
    else if ('solved' in message) this.#events.solved(message.solved);
    else if ('broken' in message) this.#events.broken(message.broken);
    else this.#events.progress(thread, message.done);
  }

  get #isStopped(): boolean {
    return Atomics.load(this.#stop, 0) !== 0;
  }
}
