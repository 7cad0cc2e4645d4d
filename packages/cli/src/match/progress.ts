import type { Io } from '../io.ts';
import { duration, intervalText } from './report.ts';
import type { Summary } from './summary.ts';

/** A few times a second is enough. */
const EVERY = 250;

/** On a terminal: how far the match is, how it stands and how long it will take. */
export class Progress {
  readonly #io: Io;
  readonly #todo: number;
  readonly #began = Date.now();
  /** By pair under way: how much of it is played. */
  readonly #parts = new Map<number, number>();
  #over = 0;
  #shown = 0;

  /** `todo`: the pairs still to be played. */
  constructor(todo: number, io: Io) {
    this.#todo = todo;
    this.#io = io;
  }

  part(pair: number, done: number): void {
    this.#parts.set(pair, done);
  }

  over(pair: number): void {
    this.#parts.delete(pair);
    this.#over++;
  }

  show(summarise: () => Summary): void {
    if (this.#io.stderr.isTTY !== true || Date.now() < this.#shown + EVERY) return;
    this.#shown = Date.now();
    const { pairs, wins, draws, losses, margin } = summarise();
    const standing = pairs === 0 ? '' : ` · ${wins}–${draws}–${losses} · margin ${intervalText(margin)}`;
    this.#io.stderr.write(`\r${this.#over} of ${this.#todo} pairs${standing} · ${this.#left()}\x1b[K`);
  }

  clear(): void {
    if (this.#shown > 0) this.#io.stderr.write('\r\x1b[K');
  }

  #left(): string {
    const done = [...this.#parts.values()].reduce((sum, part) => sum + part, this.#over);
    if (done === 0) return 'starting';
    const seconds = ((Date.now() - this.#began) / 1000) * (this.#todo / done - 1);
    return `${duration(seconds)} left`;
  }
}
