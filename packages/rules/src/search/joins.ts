import type { Game } from '../game/game.ts';
import { DISTINCT } from '../tile/fit.ts';
import { NONE } from '../tile/kinds.ts';
import { RIM } from './rims.ts';

const EDGES = 4;

/** How many of the unseen tiles that go into an empty cell join two features there, by places of its rim (`Rims`); counted once a turn. */
export class Joins {
  readonly #tiles: Game['tiles'];
  readonly #count: Float32Array;
  readonly #counted: Int32Array;
  #unseen: Uint8Array;
  #turn = 0;

  constructor({ tiles, piles }: Game) {
    this.#tiles = tiles;
    this.#count = new Float32Array(tiles.needs * RIM * RIM);
    this.#counted = new Int32Array(tiles.needs * RIM * RIM);
    this.#unseen = piles.unseen.slice();
  }

  /** From now on the unseen tiles of this game are counted. */
  reset({ piles }: Game): void {
    this.#turn++;
    this.#unseen.set(piles.unseen);
  }

  count(need: number, one: number, other: number): number {
    const at = (need * RIM + one) * RIM + other;
    if (this.#counted[at] === this.#turn) return this.#count[at];
    this.#counted[at] = this.#turn;
    this.#count[at] = this.#tilesThatJoin(need, one, other);
    return this.#count[at];
  }

  #tilesThatJoin(need: number, one: number, other: number): number {
    const { fit, fitAt } = this.#tiles;
    const unseen = this.#unseen;
    let sum = 0;
    for (let type = 0; type < unseen.length; type++) {
      if (unseen[type] === 0) continue;
      const rotations = fit[fitAt[type] + need] & DISTINCT;
      if (rotations !== 0 && this.#joinsSomehow(type, rotations, one, other)) sum += unseen[type];
    }
    return sum;
  }

  #joinsSomehow(type: number, rotations: number, one: number, other: number): boolean {
    for (let rot = 0; rot < 4; rot++) {
      if (((rotations >> rot) & 1) === 0) continue;
      const here = this.#placeAt(type * 4 + rot, one);
      if (here !== NONE && here === this.#placeAt(type * 4 + rot, other)) return true;
    }
    return false;
  }

  /** The segment of an oriented tile at a place of the rim. */
  #placeAt(oriented: number, at: number): number {
    const { side, half } = this.#tiles;
    return at < EDGES ? side[oriented * EDGES + at] : half[oriented * 2 * EDGES + at - EDGES];
  }
}
