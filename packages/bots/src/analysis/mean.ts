/** A mean of several trials, and how far it may be off by luck (one standard error). */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

/** Numbers that come one after the other. */
export class Mean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get measured(): Measured {
    const count = this.#count;
    const variance = count > 1 ? this.#squares / (count - 1) : 0;
    return { mean: this.#mean, error: count > 0 ? Math.sqrt(variance / count) : 0 };
  }
}
