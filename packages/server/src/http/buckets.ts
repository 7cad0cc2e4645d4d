/** A token bucket: so many at once, so many a second for ever. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate;
    this.#tokens = rate.size;
    this.#at = now;
  }

  /** Takes one, if there is one. */
  take(now = performance.now()): boolean {
    const { size, perSecond } = this.#rate;
    this.#tokens = Math.min(size, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  /** When something was last wanted of it. */
  get usedAt(): number {
    return this.#at;
  }
}

/** Buckets by key. Full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #all = new Map<string, Bucket>();
  #swept = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, now = performance.now()): boolean {
    this.#sweep(now);
    let bucket = this.#all.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#all.set(key, bucket);
    }
    return bucket.take(now);
  }

  get keys(): number {
    return this.#all.size;
  }

  #sweep(now: number): void {
    const { size, perSecond } = this.#rate;
    const full = (size / perSecond) * 1000;
    if (now - this.#swept < full) return;
    this.#swept = now;
    for (const [key, { usedAt }] of this.#all) if (now - usedAt >= full) this.#all.delete(key);
  }
}

export interface Rate {
  readonly size: number;
  readonly perSecond: number;
}
