import type { SearchBoard } from '@bastide/rules/search';

/** So many numbers describe a held feature, the same for all seats. */
export const COMMON = 12;

/** Features on which followers stand, in the order in which a look meets them. */
export class Holdings {
  count = 0;
  readonly root: Int32Array;
  readonly kind: Int32Array;
  readonly leaders: Int32Array;
  /** What it is worth to its leaders, at first sight, and whether that may change. */
  readonly worth: Float64Array;
  readonly isOpen: Uint8Array;
  /** By holding × COMMON: what it is like, in numbers about as large as 1. */
  readonly common: Float64Array;
  /** By holding × players + seat: what may be won or lost where it meets others, and what was learned of such holdings. */
  readonly gain: Float64Array;
  readonly loss: Float64Array;
  readonly learned: Float64Array;
  readonly #players: number;

  constructor({ places, players }: SearchBoard) {
    const most = places.length + 1;
    this.#players = players;
    this.root = new Int32Array(most);
    this.kind = new Int32Array(most);
    this.leaders = new Int32Array(most);
    this.worth = new Float64Array(most);
    this.isOpen = new Uint8Array(most);
    this.common = new Float64Array(most * COMMON);
    this.gain = new Float64Array(most * players);
    this.loss = new Float64Array(most * players);
    this.learned = new Float64Array(most * players);
  }

  /** The next one, with nothing known of it; tells its place. */
  add(root: number, kind: number, leaders: number): number {
    const at = this.count++;
    this.root[at] = root;
    this.kind[at] = kind;
    this.leaders[at] = leaders;
    this.worth[at] = 0;
    this.isOpen[at] = 0;
    const first = at * this.#players;
    for (let i = first; i < first + this.#players; i++) {
      this.gain[i] = 0;
      this.loss[i] = 0;
      this.learned[i] = 0;
    }
    return at;
  }
}
