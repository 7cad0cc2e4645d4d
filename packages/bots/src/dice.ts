/** A random source from a seed: whole numbers below n, or a number from 0 to 1. The same seed gives the same sequence. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = scramble(seed);
  }

  readonly below = (n: number): number => Math.floor(this.next() * n);

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** Begins anew from another seed, without new memory. */
  reseed(seed: number): void {
    this.#state = scramble(seed);
  }
}

/** Seeds that differ little begin far apart. */
function scramble(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 16);
}
