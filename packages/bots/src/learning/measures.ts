/** Root mean square errors over positions, with the noise of the truth taken off. */
export class Errors {
  positions = 0;
  #sum = 0;
  #noise = 0;
  #squares = 0;

  /** One number for each seat; `noise` is the variance of the truth. */
  add(told: readonly number[], truth: readonly number[], noise: number): void {
    const square = told.reduce((sum, one, seat) => sum + (one - truth[seat]) ** 2, 0) / told.length - noise;
    this.positions++;
    this.#sum += square;
    this.#noise += noise;
    this.#squares += square * square;
  }

  get root(): number {
    return this.#at(0);
  }

  /** The same with the noise of the truth left in. */
  get raw(): number {
    return Math.sqrt((this.#sum + this.#noise) / Math.max(1, this.positions));
  }

  /** The root may be as small and as large as this: two standard errors of the mean square to either side. */
  get range(): readonly [number, number] {
    return [this.#at(-2), this.#at(2)];
  }

  #at(errors: number): number {
    const count = Math.max(1, this.positions);
    const mean = this.#sum / count;
    const error = Math.sqrt(Math.max(0, this.#squares / count - mean * mean) / count);
    return Math.sqrt(Math.max(0, mean + errors * error));
  }
}

/** Chances told between two borders, and what happened. */
export interface CalibrationRow {
  readonly from: number;
  readonly count: number;
  readonly told: number;
  readonly happened: number;
}

const ROWS = 5;

export class Calibration {
  readonly #count = new Float64Array(ROWS);
  readonly #told = new Float64Array(ROWS);
  readonly #happened = new Float64Array(ROWS);
  #squares = 0;

  add(told: number, happened: number): void {
    const row = Math.min(ROWS - 1, Math.floor(told * ROWS));
    this.#count[row]++;
    this.#told[row] += told;
    this.#happened[row] += happened;
    this.#squares += (told - happened) ** 2;
  }

  get rows(): CalibrationRow[] {
    return Array.from(this.#count, (count, row) => ({
      from: row / ROWS,
      count,
      told: this.#told[row] / Math.max(1, count),
      happened: this.#happened[row] / Math.max(1, count),
    })).filter(({ count }) => count > 0);
  }

  /** Mean square of the difference. */
  get squares(): number {
    return this.#squares / this.#count.reduce((sum, count) => sum + count, 0);
  }
}
