import type { Verdict } from '@bastide/bots/analysis';
import { Store } from '../../app/store.ts';
import type { FromAnalyst, Task, ToAnalyst } from './messages.ts';
import { newAnalyst } from './new-worker.ts';

/** How far an analysis is. */
export interface RunState {
  readonly is: 'running' | 'done' | 'failed';
  readonly done: number;
  /** How many decisions there are; unknown at first. */
  readonly all: number | undefined;
  /** Milliseconds it will still take, once that can be told. */
  readonly left: number | undefined;
  /** In the order of the game. */
  readonly verdicts: readonly Verdict[];
}

/** As many as most computers can spare. */
const WORKERS = 2;
/** Milliseconds between two tellings: the page has other things to do than to draw every step. */
const TELLING = 500;
/** So many decisions tell how long the others will take. */
const FEW = 4;

/** The analysis of one game, shared by two workers. It goes on whether or not anybody looks. */
export class Run extends Store<RunState> {
  readonly task: Task;
  readonly #workers: Worker[] = [];
  readonly #verdicts: (Verdict | undefined)[] = [];
  readonly #began = performance.now();
  #next = 0;
  #done = 0;
  #all: number | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(task: Task, make: () => Worker = newAnalyst) {
    super({ is: 'running', done: 0, all: undefined, left: undefined, verdicts: [] });
    this.task = task;
    for (let i = 0; i < WORKERS; i++) this.#start(make);
  }

  /** Stops at once; what was found is forgotten. */
  cancel(): void {
    this.#end();
    this.listeners.clear();
  }

  #start(make: () => Worker): void {
    const worker = make();
    this.#workers.push(worker);
    const ask = (message: ToAnalyst) => worker.postMessage(message);
    const goOn = () => {
      if (this.#next < (this.#all ?? 0)) ask({ judge: this.#next++ });
    };
    worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
      // What was on its way when all was over.
      if (!this.#workers.includes(worker)) return;
      if ('fault' in data) return this.#tell('failed');
      if ('decisions' in data) this.#all = data.decisions;
      if ('judged' in data) {
        this.#verdicts[data.judged] = data.verdict;
        this.#done++;
      }
      if (this.#done === this.#all) return this.#tell('done');
      goOn();
      this.#tellSoon();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#tell('failed');
    };
    ask({ task: this.task });
  }

  #tellSoon(): void {
    this.#telling ??= setTimeout(() => this.#tell('running'), TELLING);
  }

  #tell(is: RunState['is']): void {
    if (is !== 'running') this.#end();
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const [done, all] = [this.#done, this.#all];
    const verdicts = this.#verdicts.filter((one) => one !== undefined);
    this.set({ is, done, all, left: this.#left(), verdicts });
  }

  #left(): number | undefined {
    if (this.#all === undefined || this.#done < FEW) return undefined;
    return ((performance.now() - this.#began) / this.#done) * (this.#all - this.#done);
  }

  #end(): void {
    clearTimeout(this.#telling);
    for (const worker of this.#workers) worker.terminate();
    this.#workers.length = 0;
  }
}
