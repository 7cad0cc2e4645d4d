/**
 * Who made which move, as a list that is never changed: `and` gives a longer one, which shares the memory of this one. Only the
 * longest may be made longer without a copy, and that is how a game goes on.
 */
export class Movers {
  static readonly none = new Movers([], 0);
  readonly length: number;
  readonly #all: number[];

  private constructor(all: number[], length: number) {
    this.#all = all;
    this.length = length;
  }

  at(index: number): number {
    return this.#all[index];
  }

  and(by: number): Movers {
    const isLongest = this.#all.length === this.length && this.length > 0;
    const all = isLongest ? this.#all : this.#all.slice(0, this.length);
    all.push(by);
    return new Movers(all, all.length);
  }

  without(count: number): Movers {
    return new Movers(this.#all, this.length - count);
  }

  countOf(by: number): number {
    let count = 0;
    for (let i = 0; i < this.length; i++) if (this.#all[i] === by) count++;
    return count;
  }

  lastIndexOf(by: number): number {
    return this.length === 0 ? -1 : this.#all.lastIndexOf(by, this.length - 1);
  }
}

/** How long each seat has thought, when one of them, or chance, has answered. */
export function timesAfter(
  times: readonly number[],
  by: number | 'chance',
  thought: number,
): readonly number[] {
  return by === 'chance' ? times : times.map((time, seat) => (seat === by ? time + thought : time));
}
