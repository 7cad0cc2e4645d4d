import type { Verdict } from '@bastide/bots/analysis';
import { Store } from '../../app/store.ts';
import { Engine } from '../../engine/engine.ts';
import type { AnalysisAnswer, Task } from './analyst.ts';

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
const ENGINES = 2;
/** Milliseconds between two tellings: the page has other things to do than to draw every step. */
const TELLING = 500;
/** So many decisions tell how long the others will take. */
const FEW = 4;

/** The analysis of one game, shared by two engines. It goes on whether or not anybody looks. */
export class Run extends Store<RunState> {
  readonly task: Task;
  readonly #engines: Engine<'analysis'>[] = [];
  readonly #verdicts: (Verdict | undefined)[] = [];
  readonly #began = performance.now();
  #next = 0;
  #done = 0;
  #all: number | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(task: Task, make?: () => Worker) {
    super({ is: 'running', done: 0, all: undefined, left: undefined, verdicts: [] });
    this.task = task;
    for (let i = 0; i < ENGINES; i++) this.#start(make);
  }

  /** Stops at once; what was found is forgotten. */
  cancel(): void {
    this.#end();
    this.listeners.clear();
  }

  #start(make: (() => Worker) | undefined): void {
    const fail = () => this.#tell('failed');
    const answer = (data: AnalysisAnswer) => {
      if ('decisions' in data) this.#all = data.decisions;
      else {
        this.#verdicts[data.judged] = data.verdict;
        this.#done++;
      }
      if (this.#done === this.#all) return this.#tell('done');
      if (this.#next < (this.#all ?? 0)) engine.ask({ judge: this.#next++ });
      this.#tellSoon();
    };
    const engine = new Engine('analysis', { answer, fault: fail, lost: fail }, make);
    this.#engines.push(engine);
    engine.ask({ task: this.task });
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
    for (const engine of this.#engines) engine.close();
    this.#engines.length = 0;
  }
}
