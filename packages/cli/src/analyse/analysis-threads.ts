import type { Worker } from 'node:worker_threads';
import type { Verdict } from '@bastide/bots/analysis';
import { startThread } from '../program/thread.ts';
import { type FromWorker, LEAVE, type Task, type ToWorker } from './messages.ts';

const WORKER = new URL('worker.ts', import.meta.url);

/** Threads that share the decisions of a game among them. */
export class AnalysisThreads {
  readonly #task: Task;
  readonly #count: number;
  readonly #verdicts: Verdict[] = [];
  readonly #workers = new Set<Worker>();
  #next = 0;
  #isStopped = false;

  /** `count`: how many decisions there are. */
  constructor(task: Task, count: number) {
    this.#task = task;
    this.#count = count;
  }

  /** All verdicts in the order of the game; those that are there if it was stopped. */
  async run(workers: number, tell: (done: number) => void): Promise<Verdict[]> {
    let done = 0;
    const onJudged = (number: number, verdict: Verdict) => {
      this.#verdicts[number] = verdict;
      tell(++done);
    };
    const running = Array.from({ length: Math.min(workers, this.#count) }, () => this.#work(onJudged));
    await Promise.all(running);
    return this.#verdicts.filter((verdict) => verdict !== undefined);
  }

  stop(): void {
    this.#isStopped = true;
    for (const worker of this.#workers) void worker.terminate();
  }

  #work(onJudged: (number: number, verdict: Verdict) => void): Promise<void> {
    const worker = startThread(WORKER, this.#task);
    this.#workers.add(worker);
    worker.on('message', ({ judged }: FromWorker) => {
      if (judged !== undefined) onJudged(judged.number, judged.verdict);
      const next: ToWorker = this.#next < this.#count ? this.#next++ : LEAVE;
      worker.postMessage(next);
    });
    return new Promise((resolve, reject) => {
      worker.on('error', (error) => {
        this.stop();
        reject(error);
      });
      worker.on('exit', () => {
        this.#workers.delete(worker);
        if (this.#isStopped || this.#next >= this.#count) resolve();
        else reject(new Error('a thread ended before its work was done'));
      });
    });
  }
}
