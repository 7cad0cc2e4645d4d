import { FRONTIER } from '../board/land.ts';
import type { Game } from '../game/game.ts';
import { NONE, SEGMENTS_PER_TILE } from '../tile/kinds.ts';

/** Of an empty cell: for each edge the road or city that leads there, then for each half-edge the field. */
export const RIM = 12;
const EDGES = 4;

/**
 * What the tiles around empty cells show them. Read for all cells where a turn starts; after a move most cells are what they were, which shows
 * in their requirement.
 */
export class Rims {
  /** Segments, or -1. */
  readonly segments: Int32Array;
  readonly #slot: Int32Array;
  readonly #need: Int32Array;
  readonly #turnOf: Int32Array;
  readonly #scratch: number;
  #turn = 0;

  constructor({ board }: Game) {
    const { frontierCell, lattice } = board.land;
    this.#scratch = frontierCell.length * RIM;
    this.segments = new Int32Array(this.#scratch + RIM);
    this.#slot = new Int32Array(lattice.size);
    this.#need = new Int32Array(lattice.size);
    this.#turnOf = new Int32Array(lattice.size);
  }

  /** Another position is the start. */
  start(game: Game): void {
    const { frontierCell, frontierNeed, frontierCells } = game.board.land;
    this.#turn++;
    for (let i = 0; i < frontierCells; i++) {
      const cell = frontierCell[i];
      this.#slot[cell] = i * RIM;
      this.#need[cell] = frontierNeed[i];
      this.#turnOf[cell] = this.#turn;
      this.#read(game, cell, i * RIM);
    }
  }

  /** Where the segments around an empty cell begin; good until the next call. */
  of(game: Game, cell: number, need: number): number {
    if (this.#turnOf[cell] === this.#turn && this.#need[cell] === need) return this.#slot[cell];
    this.#read(game, cell, this.#scratch);
    return this.#scratch;
  }

  #read({ board }: Game, cell: number, first: number): void {
    const { grid, oriented, steps, lattice } = board.land;
    const { side, half } = board.tiles;
    const { segments } = this;
    for (let edge = 0; edge < EDGES; edge++) {
      const entry = grid[(cell + steps[edge]) & lattice.mask];
      const halves = first + EDGES + 2 * edge;
      if (entry === 0 || entry >= FRONTIER) {
        segments[first + edge] = -1;
        segments[halves] = -1;
        segments[halves + 1] = -1;
        continue;
      }
      const tile = (entry - 1) * SEGMENTS_PER_TILE;
      const facing = oriented[entry - 1] * EDGES + ((edge + 2) & 3);
      segments[first + edge] = segmentOr(tile, side[facing]);
      // A left half meets a right half.
      segments[halves] = segmentOr(tile, half[2 * facing + 1]);
      segments[halves + 1] = segmentOr(tile, half[2 * facing]);
    }
  }
}

function segmentOr(first: number, place: number): number {
  return place === NONE ? -1 : first + place;
}
