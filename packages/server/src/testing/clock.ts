/** A clock for tests: days pass when they are told to. */
export class TestClock {
  #ahead = 0;

  /** Ahead of the real one by all that has passed. */
  now = (): number => Date.now() + this.#ahead;

  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
