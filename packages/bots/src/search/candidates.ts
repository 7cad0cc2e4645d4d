/** A way to play the rest of a turn: the answers in order, and what it is worth. */
export interface Candidate {
  readonly codes: readonly number[];
  readonly value: number;
}

/** The best ways found so far, best first, no more than asked for. */
export class Candidates {
  readonly #best: Candidate[] = [];
  #most = 1;

  clear(most: number): void {
    this.#best.length = 0;
    this.#most = most;
  }

  get best(): readonly Candidate[] {
    return this.#best;
  }

  /** Offers the first `length` of these codes as a way to play. */
  offer(codes: readonly number[], length: number, value: number): void {
    const best = this.#best;
    if (best.length === this.#most) {
      if (value <= best[best.length - 1].value) return;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && best[at - 1].value < value) at--;
    best.splice(at, 0, { codes: codes.slice(0, length), value });
  }
}
