import { cellOfEnd, edgeOfEnd, FIELD, type SearchBoard, type Shape } from '@bastide/rules/search';
import type { Outlook } from './outlook.ts';
import { CONTEST } from './terms.ts';

const MOST = 64;

/**
 * Features of one kind that lead to the same empty cell may be joined there. Who would gain by it will try; who would lose has
 * something to fear.
 */
export class Meetings {
  /** By kind and cell: the feature that was first found to lead there, in this look. */
  readonly #first: Int32Array;
  readonly #look: Int32Array;
  readonly #cells: number;
  /** By root: what it is worth to whoever leads it. */
  readonly #worth: Float64Array;
  /** Pairs found: two roots and the cell and edge where they meet. */
  readonly #one = new Int32Array(MOST);
  readonly #other = new Int32Array(MOST);
  readonly #open = new Int32Array(MOST);
  #count = 0;

  constructor(board: SearchBoard) {
    this.#cells = board.cells;
    this.#first = new Int32Array(3 * this.#cells);
    this.#look = new Int32Array(3 * this.#cells);
    this.#worth = new Float64Array(board.segments);
  }

  begin(): void {
    this.#count = 0;
  }

  /** A feature that was looked at, and what it is worth to its leaders. */
  add(outlook: Outlook, root: number, kind: number, shape: Shape, worth: number): void {
    const first = (kind === FIELD ? 2 : kind) * this.#cells;
    this.#worth[root] = worth;
    for (let i = 0; i < shape.openCount; i++) {
      const at = first + cellOfEnd(shape.opens[i]);
      if (this.#look[at] !== outlook.look) {
        this.#look[at] = outlook.look;
        this.#first[at] = root;
      } else if (this.#first[at] !== root) this.#meet(this.#first[at], root, shape.opens[i]);
    }
  }

  /** One meeting of two features is as good as several. */
  #meet(one: number, other: number, open: number): void {
    for (let i = 0; i < this.#count; i++) if (this.#one[i] === one && this.#other[i] === other) return;
    if (this.#count === MOST) return;
    this.#one[this.#count] = one;
    this.#other[this.#count] = other;
    this.#open[this.#count++] = open;
  }

  /** What may come of all meetings found. */
  settle(outlook: Outlook): void {
    for (let i = 0; i < this.#count; i++)
      this.#settleOne(outlook, this.#one[i], this.#other[i], this.#open[i]);
  }

  /** What may come of a feature that is not there yet, with those that are. */
  settleNew(outlook: Outlook, root: number, kind: number, shape: Shape, worth: number): void {
    const first = (kind === FIELD ? 2 : kind) * this.#cells;
    this.#worth[root] = worth;
    this.#count = 0;
    for (let i = 0; i < shape.openCount; i++) {
      const at = first + cellOfEnd(shape.opens[i]);
      if (this.#look[at] === outlook.look && this.#first[at] !== root)
        this.#meet(this.#first[at], root, shape.opens[i]);
    }
    this.settle(outlook);
  }

  #settleOne(outlook: Outlook, one: number, other: number, open: number): void {
    const { board, players } = outlook;
    let most = 0;
    let mostOne = 0;
    let mostOther = 0;
    for (let seat = 0; seat < players; seat++) {
      const here = board.strengthIn(one, seat);
      const there = board.strengthIn(other, seat);
      most = Math.max(most, here + there);
      mostOne = Math.max(mostOne, here);
      mostOther = Math.max(mostOther, there);
    }
    const chance = chanceToJoin(outlook, board.kindOf(one), open);
    const worth = this.#worth[one];
    const otherWorth = this.#worth[other];
    for (let seat = 0; seat < players; seat++) {
      const here = board.strengthIn(one, seat);
      const there = board.strengthIn(other, seat);
      if (here + there === 0) continue;
      let gain = here + there === most ? worth + otherWorth : 0;
      if (here === mostOne && here > 0) gain -= worth;
      if (there === mostOther && there > 0) gain -= otherWorth;
      outlook.add(CONTEST, seat, chance * gain);
    }
  }
}

function chanceToJoin(outlook: Outlook, kind: number, open: number): number {
  const { board, fits, weights, players, fade } = outlook;
  const need = board.requirementOf(cellOfEnd(open));
  fits.count(need);
  const tiles =
    kind === FIELD
      ? weights.fieldJoin * fits.fitting[need]
      : weights.joinRate * fits.joining[need * 4 + edgeOfEnd(open)];
  return 1 - Math.exp((-tiles * fade) / players);
}
