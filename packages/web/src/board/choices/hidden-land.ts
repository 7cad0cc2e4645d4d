import type { Size } from '../camera/camera.ts';
import { type Area, across, down } from '../camera/pane.ts';

/** A tile on the land, or who stands there: the more it matters, the more it weighs. */
export interface Land extends Area {
  readonly weight: number;
}

/** Pixels of a field of the sums: what lies between is rounded. */
const FIELD = 4;
/** Square pixels of a card: it can't hide more of something larger. */
const CARD = 9000;

/** How much of the land something would hide, wherever it lay: asked for hundreds of places, so sums are kept from the corner on. */
export class HiddenLand {
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Float64Array;

  constructor(land: readonly Land[], { width, height }: Size) {
    this.#columns = Math.ceil(width / FIELD) + 1;
    this.#rows = Math.ceil(height / FIELD) + 1;
    this.#sums = new Float64Array(this.#columns * this.#rows);
    for (const one of land) this.#lay(one);
    this.#addUp();
  }

  /** The weights of what an area hides, each by how much of it. */
  by({ left, top, right, bottom }: Area): number {
    const upTo = (x: number, y: number) => this.#sums[this.#row(y) * this.#columns + this.#column(x)];
    return upTo(right, bottom) - upTo(left, bottom) - upTo(right, top) + upTo(left, top);
  }

  #lay(one: Land): void {
    const share = (one.weight * FIELD * FIELD) / Math.min(CARD, across(one) * down(one));
    for (let row = this.#row(one.top) + 1; row <= this.#row(one.bottom); row++)
      for (let column = this.#column(one.left) + 1; column <= this.#column(one.right); column++)
        this.#sums[row * this.#columns + column] += share;
  }

  #addUp(): void {
    const sums = this.#sums;
    const wide = this.#columns;
    for (let row = 1; row < this.#rows; row++) {
      let inRow = 0;
      for (let at = row * wide + 1; at < (row + 1) * wide; at++) {
        inRow += sums[at];
        sums[at] = sums[at - wide] + inRow;
      }
    }
  }

  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.round(x / FIELD)));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.round(y / FIELD)));
  }
}
