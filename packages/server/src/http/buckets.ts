/** Token buckets by key: so many at once, so many a second for ever. Full buckets are forgotten. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #levels = new Map<string, { tokens: number; at: number }>();
  #swept = 0;

  constructor({ size, perSecond }: Rate) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  /** Takes one, if there is one. */
  take(key: string, now = performance.now()): boolean {
    this.#sweep(now);
    let level = this.#levels.get(key);
    if (level === undefined) {
      level = { tokens: this.#size, at: now };
      this.#levels.set(key, level);
    }
    level.tokens = Math.min(this.#size, level.tokens + ((now - level.at) / 1000) * this.#perSecond);
    level.at = now;
    if (level.tokens < 1) return false;
    level.tokens--;
    return true;
  }

  get keys(): number {
    return this.#levels.size;
  }

  #sweep(now: number): void {
    const full = (this.#size / this.#perSecond) * 1000;
    if (now - this.#swept < full) return;
    this.#swept = now;
    for (const [key, { at }] of this.#levels) if (now - at >= full) this.#levels.delete(key);
  }
}

export interface Rate {
  readonly size: number;
  readonly perSecond: number;
}
