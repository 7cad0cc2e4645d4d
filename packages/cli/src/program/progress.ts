import type { Io } from './io.ts';

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

  /**
   * `more` is told between what is done and what is left, and only worked out if it is shown. `underWay` is how much is done
   * of those that are not over: it counts for the time left.
   */
  show(done: number, more?: () => string, underWay = 0): void {
    if (this.#io.stderr.isTTY !== true || Date.now() < this.#shown + EVERY) return;
    this.#shown = Date.now();
    const parts = [`${done} of ${this.#todo} ${this.#what}`, more?.() ?? '', this.#left(done + underWay)];
    this.#io.stderr.write(`\r${parts.filter((part) => part !== '').join(' · ')}\x1b[K`);
  }

  clear(): void {
    if (this.#shown > 0) this.#io.stderr.write('\r\x1b[K');
  }

  #left(done: number): string {
    if (done === 0) return 'starting';
    const seconds = ((this.#shown - this.#began) / 1000) * (this.#todo / done - 1);
    return `${duration(seconds)} left`;
  }
}

/** `1 h 20 min`, `3 min 5 s`, `12 s`. */
function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
