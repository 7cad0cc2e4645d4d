import { cellOfEnd, edgeOfEnd, FIELD, type SearchBoard, type Shape } from '@bastide/rules/search';
import type { Outlook } from './outlook.ts';
import { CONTEST } from './terms.ts';

const MOST = 64;

/**
 * Features of one kind that lead to the same empty cell may be joined there. Who would gain by it will try; who would lose has
 * something to fear.
 */
export class Meetings {
  /** By kind and cell: the holding that was first found to lead there, in this look. */
  readonly #first: Int32Array;
  readonly #look: Int32Array;
  readonly #cells: number;
  /** Pairs found: two holdings and the cell and edge where they meet. */
  readonly #one = new Int32Array(MOST);
  readonly #other = new Int32Array(MOST);
  readonly #open = new Int32Array(MOST);
  #count = 0;

  constructor(board: SearchBoard) {
    this.#cells = board.cells;
    this.#first = new Int32Array(3 * this.#cells);
    this.#look = new Int32Array(3 * this.#cells);
  }

  begin(): void {
    this.#count = 0;
  }

  /** A holding that was looked at. */
  add(outlook: Outlook, holding: number, shape: Shape): void {
    const first = this.#firstOf(outlook, holding);
    for (let i = 0; i < shape.openCount; i++) {
      const at = first + cellOfEnd(shape.opens[i]);
      if (this.#look[at] !== outlook.look) {
        this.#look[at] = outlook.look;
        this.#first[at] = holding;
      } else if (this.#first[at] !== holding) this.#meet(this.#first[at], holding, shape.opens[i]);
    }
  }

  #firstOf({ holdings }: Outlook, holding: number): number {
    const kind = holdings.kind[holding];
    return (kind === FIELD ? 2 : kind) * this.#cells;
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

  /** What may come of a holding that is not there yet, with those that are. */
  settleNew(outlook: Outlook, holding: number, shape: Shape): void {
    const first = this.#firstOf(outlook, holding);
    this.#count = 0;
    for (let i = 0; i < shape.openCount; i++) {
      const at = first + cellOfEnd(shape.opens[i]);
      if (this.#look[at] === outlook.look && this.#first[at] !== holding)
        this.#meet(this.#first[at], holding, shape.opens[i]);
    }
    this.settle(outlook);
  }

  #settleOne(outlook: Outlook, one: number, other: number, open: number): void {
    const { board, players, holdings } = outlook;
    const { root, worth, gain, loss } = holdings;
    let most = 0;
    let mostOne = 0;
    let mostOther = 0;
    for (let seat = 0; seat < players; seat++) {
      const here = board.strengthIn(root[one], seat);
      const there = board.strengthIn(root[other], seat);
      most = Math.max(most, here + there);
      mostOne = Math.max(mostOne, here);
      mostOther = Math.max(mostOther, there);
    }
    const chance = chanceToJoin(outlook, holdings.kind[one], open);
    for (let seat = 0; seat < players; seat++) {
      const here = board.strengthIn(root[one], seat);
      const there = board.strengthIn(root[other], seat);
      if (here + there === 0) continue;
      const wins = here + there === most;
      const leadsHere = here === mostOne && here > 0;
      const leadsThere = there === mostOther && there > 0;
      if (wins && !leadsThere) gain[one * players + seat] += chance * worth[other];
      if (wins && !leadsHere) gain[other * players + seat] += chance * worth[one];
      if (!wins && leadsHere) loss[one * players + seat] += chance * worth[one];
      if (!wins && leadsThere) loss[other * players + seat] += chance * worth[other];
      let more = wins ? worth[one] + worth[other] : 0;
      if (leadsHere) more -= worth[one];
      if (leadsThere) more -= worth[other];
      outlook.add(CONTEST, seat, chance * more);
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
