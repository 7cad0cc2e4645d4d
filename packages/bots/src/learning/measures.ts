/** Root mean square errors over positions, with the noise of the truth taken off. */
export class Errors {
  positions = 0;
  #squares = 0;
  #noise = 0;

  /** One number for each seat; `noise` is the variance of the truth. */
  add(told: readonly number[], truth: readonly number[], noise: number): void {
    this.positions++;
    this.#squares += told.reduce((sum, one, seat) => sum + (one - truth[seat]) ** 2, 0) / told.length;
    this.#noise += noise;
  }

  get root(): number {
    return Math.sqrt(Math.max(0, this.#squares - this.#noise) / Math.max(1, this.positions));
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
