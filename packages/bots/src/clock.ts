import type { Budget } from './bot.ts';

/** Node and browsers have it; nothing else of theirs is used here. */
declare const performance: { now(): number };

/** Tells milliseconds from any moment on. */
export type Clock = () => number;

const WALL_CLOCK: Clock = () => performance.now();

/** What is left to spend on a turn. Counted in iterations it never looks at the clock. */
export class Allowance {
  #began = 0;
  #until = 0;
  #left = 0;
  /** Where it is timed, no more continuations than this in a whole turn. */
  most = Number.POSITIVE_INFINITY;
  readonly #timed: boolean;
  readonly #budget: number;
  readonly #now: Clock;

  constructor(budget: Budget, now = WALL_CLOCK) {
    this.#now = now;
    this.#timed = 'milliseconds' in budget;
    this.#budget = 'milliseconds' in budget ? budget.milliseconds : budget.iterations;
  }

  /** Begins anew with this share of the whole. */
  start(share: number): void {
    if (this.#timed) {
      this.#began = this.#now();
      this.#until = this.#began + share * this.#budget;
      this.#left = share * this.most;
    } else this.#left = Math.max(1, Math.round(share * this.#budget));
  }

  /** One continuation was simulated. */
  spend(): void {
    this.#left--;
  }

  /** Whether no further continuation may begin. */
  get spent(): boolean {
    return this.#left <= 0 || (this.#timed && this.#now() >= this.#until);
  }

  /** Whether the clock says that this part of the time is over; what is counted in iterations is never late. */
  late(part: number): boolean {
    return this.#timed && this.#now() >= this.#began + part * (this.#until - this.#began);
  }

  /** The share of the whole that is left, from 0 to 1. */
  get share(): number {
    const left = this.#timed ? this.#until - this.#now() : this.#left;
    const share = Math.max(0, Math.min(1, left / this.#budget));
    return this.#timed && this.most < Number.POSITIVE_INFINITY
      ? Math.min(share, this.#left / this.most)
      : share;
  }
}
