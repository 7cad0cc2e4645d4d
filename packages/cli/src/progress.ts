import type { Io } from './io.ts';
import { duration } from './match/report.ts';

/** A few times a second is enough. */
const EVERY = 250;

/** On a terminal: how much is done and how long the rest will take. */
export class Progress {
  readonly #io: Io;
  readonly #what: string;
  readonly #todo: number;
  readonly #began = Date.now();
  #shown = 0;

  /** So many of something are wanted. */
  constructor(what: string, todo: number, io: Io) {
    this.#what = what;
    this.#todo = todo;
    this.#io = io;
  }

  /** `more` is told between what is done and what is left. */
  show(done: number, more?: string): void {
    if (this.#io.stderr.isTTY !== true || Date.now() < this.#shown + EVERY) return;
    this.#shown = Date.now();
    const seconds = ((Date.now() - this.#began) / 1000) * (this.#todo / done - 1);
    const left = done === 0 ? 'starting' : `${duration(seconds)} left`;
    const parts = [
      `${Math.floor(done)} of ${this.#todo} ${this.#what}`,
      ...(more === undefined ? [] : [more]),
      left,
    ];
    this.#io.stderr.write(`\r${parts.join(' · ')}\x1b[K`);
  }

  clear(): void {
    if (this.#shown > 0) this.#io.stderr.write('\r\x1b[K');
  }
}
