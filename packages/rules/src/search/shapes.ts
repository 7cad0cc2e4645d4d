import type { Board } from '../board/board.ts';
import { FRONTIER } from '../board/land.ts';
import type { Game } from '../game/game.ts';
import { FIELD, isCentre, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { cellOfEnd } from './codes.ts';

/** What a walk through one feature finds. Lists are used again by the next walk. */
export class Shape {
  tiles = 0;
  /** Empty cells it leads to, each with the edge of that cell (`cellOfEnd`, `edgeOfEnd`). */
  readonly opens = new Int32Array(1024);
  openCount = 0;
  /** For a field: a segment of each city on its border; the same city may come twice. */
  readonly cities = new Int32Array(1024);
  cityCount = 0;
}

/**
 * Shapes of features. Those of the position a turn starts from are kept: most features are the same after any move, which
 * shows in their number of segments and open ends.
 */
export class Shapes {
  readonly #kept: Shape[] = [];
  readonly #keptAt: Int32Array;
  readonly #keptEnds: Int32Array;
  readonly #keptTurn: Int32Array;
  readonly #seen: Int32Array;
  readonly #seenCity: Int32Array;
  readonly #marked: Int32Array;
  readonly #scratch = new Shape();
  #used = 0;
  #turn = 0;
  #walk = 0;

  constructor({ board }: Game) {
    const segments = board.features.parent.length;
    this.#keptAt = new Int32Array(segments);
    this.#keptEnds = new Int32Array(segments);
    this.#keptTurn = new Int32Array(segments);
    this.#seen = new Int32Array(board.land.capacity);
    this.#seenCity = new Int32Array(segments);
    this.#marked = new Int32Array(board.land.lattice.size);
  }

  /** Forgets what was kept: another position is the start. */
  reset(): void {
    this.#turn++;
    this.#used = 0;
  }

  /** The shape of a feature; good until the next call. */
  of(game: Game, root: number): Shape {
    const { ends } = game.board.features;
    if (this.#keptTurn[root] === this.#turn && this.#keptEnds[root] === ends[root])
      return this.#kept[this.#keptAt[root]];
    this.#walkThrough(game, root, this.#scratch);
    return this.#scratch;
  }

  /** Keeps the shape of a feature of the position a turn starts from. */
  keep(game: Game, root: number): void {
    const { ends } = game.board.features;
    if (this.#keptTurn[root] === this.#turn) return;
    if (this.#used === this.#kept.length) this.#kept.push(new Shape());
    const shape = this.#kept[this.#used];
    this.#walkThrough(game, root, shape);
    this.#keptTurn[root] = this.#turn;
    this.#keptEnds[root] = ends[root];
    this.#keptAt[root] = this.#used++;
    this.#mark(game, root, shape);
  }

  /** Whether a tile in this cell would touch a road or city that is kept, or lie beside a monastery that is. */
  matters(cell: number): boolean {
    return this.#marked[cell] === this.#turn;
  }

  #mark(game: Game, root: number, shape: Shape): void {
    const kind = game.board.kindOf(root);
    if (kind === FIELD) return;
    for (let i = 0; i < shape.openCount; i++) this.#marked[cellOfEnd(shape.opens[i])] = this.#turn;
    if (!isCentre(kind)) return;
    const { cell, steps, corners, lattice } = game.board.land;
    for (let i = 0; i < 4; i++) {
      this.#marked[(cell[root >> 3] + steps[i]) & lattice.mask] = this.#turn;
      this.#marked[(cell[root >> 3] + corners[i]) & lattice.mask] = this.#turn;
    }
  }

  #walkThrough({ board }: Game, root: number, shape: Shape): void {
    shape.tiles = 0;
    shape.openCount = 0;
    shape.cityCount = 0;
    this.#walk++;
    if (board.kindOf(root) === FIELD) this.#walkField(board, root, shape);
    else this.#walkWay(board, root, shape);
  }

  #walkWay({ features, land, tiles }: Board, root: number, shape: Shape): void {
    const { next } = features;
    const { grid, cell, oriented, steps } = land;
    const { mask } = land.lattice;
    const { side, secondSide } = tiles;
    const seen = this.#seen;
    const walk = this.#walk;
    let open = features.openEnds(root);
    let segment = root;
    do {
      const slot = segment >> 3;
      if (seen[slot] !== walk) {
        seen[slot] = walk;
        shape.tiles++;
      }
      const place = segment & 7;
      const first = oriented[slot] * 4;
      for (let edge = 0; edge < 4 && open > 0; edge++) {
        if (side[first + edge] !== place && secondSide[first + edge] !== place) continue;
        const beyond = (cell[slot] + steps[edge]) & mask;
        if (grid[beyond] < FRONTIER) continue;
        shape.opens[shape.openCount++] = beyond * 4 + ((edge + 2) & 3);
        open--;
      }
      segment = next[segment];
    } while (segment !== root);
  }

  #walkField({ features, land, tiles }: Board, root: number, shape: Shape): void {
    const { next } = features;
    const { grid, cell, oriented, steps } = land;
    const { mask } = land.lattice;
    const { half, borders } = tiles;
    const seenCity = this.#seenCity;
    const walk = this.#walk;
    let segment = root;
    do {
      const slot = segment >> 3;
      const place = segment & 7;
      shape.tiles++;
      let touched = borders[(oriented[slot] >> 2) * SEGMENTS_PER_TILE + place];
      while (touched !== 0) {
        const at = 31 - Math.clz32(touched);
        touched ^= 1 << at;
        const city = features.rootOf(slot * SEGMENTS_PER_TILE + at);
        if (seenCity[city] === walk) continue;
        seenCity[city] = walk;
        if (shape.cityCount < shape.cities.length) shape.cities[shape.cityCount++] = city;
      }
      const first = oriented[slot] * 8;
      for (let edge = 0; edge < 4; edge++) {
        if (half[first + 2 * edge] !== place && half[first + 2 * edge + 1] !== place) continue;
        if (grid[(cell[slot] + steps[edge]) & mask] >= FRONTIER && shape.openCount < shape.opens.length)
          shape.opens[shape.openCount++] = ((cell[slot] + steps[edge]) & mask) * 4 + ((edge + 2) & 3);
      }
      segment = next[segment];
    } while (segment !== root);
  }
}
