import type { SearchBoard } from '@bastide/rules/search';

/** Points come to the nets, and from them, in tens. */
export const TEN = 10;

/** So many numbers describe a held feature, the same for all seats. */
export const COMMON = 22;
/** After so many of them come those of the cells or the border. */
export const DETAILS = 12;

/** Features on which followers stand, in the order in which a look meets them. */
export class Holdings {
  count = 0;
  readonly root: Int32Array;
  readonly kind: Int32Array;
  readonly leaders: Int32Array;
  /** What it is worth to its leaders, at first sight, and whether that may change. */
  readonly worth: Float64Array;
  readonly isOpen: Uint8Array;
  /** The chance that it is closed, and whether one tile may do that. */
  readonly chance: Float64Array;
  readonly isNear: Uint8Array;
  /** By holding × COMMON: what it is like, in numbers about as large as 1. */
  readonly common: Float64Array;
  /** By holding × players + seat: what may be won or lost where it meets others, and what was learned of such holdings. */
  readonly gain: Float64Array;
  readonly loss: Float64Array;
  readonly learned: Float64Array;
  /** Likewise where it may be joined to others: how surely a lead is lost or tied or followers come to help, and what may be won or lost by it (`unions.ts`). */
  readonly lost: Float64Array;
  readonly tied: Float64Array;
  readonly helped: Float64Array;
  readonly won: Float64Array;
  readonly atStake: Float64Array;
  readonly pulled: Float64Array;
  readonly pushed: Float64Array;
  readonly #players: number;

  constructor({ places, players }: SearchBoard) {
    const most = places.length + 1;
    this.#players = players;
    this.root = new Int32Array(most);
    this.kind = new Int32Array(most);
    this.leaders = new Int32Array(most);
    this.worth = new Float64Array(most);
    this.isOpen = new Uint8Array(most);
    this.chance = new Float64Array(most);
    this.isNear = new Uint8Array(most);
    this.common = new Float64Array(most * COMMON);
    this.gain = new Float64Array(most * players);
    this.loss = new Float64Array(most * players);
    this.learned = new Float64Array(most * players);
    this.lost = new Float64Array(most * players);
    this.tied = new Float64Array(most * players);
    this.helped = new Float64Array(most * players);
    this.won = new Float64Array(most * players);
    this.atStake = new Float64Array(most * players);
    this.pulled = new Float64Array(most * players);
    this.pushed = new Float64Array(most * players);
  }

  /** The next one, with nothing known of it; tells its place. */
  add(root: number, kind: number, leaders: number): number {
    const at = this.count++;
    this.root[at] = root;
    this.kind[at] = kind;
    this.leaders[at] = leaders;
    this.worth[at] = 0;
    this.isOpen[at] = 0;
    this.chance[at] = 0;
    this.isNear[at] = 0;
    const first = at * this.#players;
    for (let i = first; i < first + this.#players; i++) {
      this.gain[i] = 0;
      this.loss[i] = 0;
      this.learned[i] = 0;
      this.lost[i] = 0;
      this.tied[i] = 0;
      this.helped[i] = 0;
      this.won[i] = 0;
      this.atStake[i] = 0;
      this.pulled[i] = 0;
      this.pushed[i] = 0;
    }
    return at;
  }
}
