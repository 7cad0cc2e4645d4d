import type { Game } from '../game/game.ts';
import { DISTINCT } from '../tile/fit.ts';
import { CITY, NONE, SEGMENTS_PER_TILE } from '../tile/kinds.ts';

/**
 * Which of the unseen tiles go into an empty cell, by its requirement. Counted once for each requirement a turn meets; the
 * unseen tiles are those of the last `reset`.
 */
export class Fits {
  /** By requirement: how many unseen tiles fit. */
  readonly fitting: Float64Array;
  /** By requirement × 4 + edge: how many of them end what comes over that edge, or join it to something else. */
  readonly capping: Float64Array;
  readonly joining: Float64Array;
  /** By requirement: how many edges must agree. */
  readonly edges: Uint8Array;
  /** All unseen tiles. */
  unseen = 0;
  /** What part of them has a monastery or garden, and what part a city. */
  centres = 0;
  cities = 0;
  readonly #counted: Int32Array;
  readonly #edges: Uint8Array;
  readonly #types: Int32Array;
  readonly #numbers: Int32Array;
  readonly #hasCity: Uint8Array;
  #typeCount = 0;
  #turn = 0;
  readonly #tiles: Game['tiles'];

  constructor({ tiles }: Game) {
    const { needs } = tiles;
    this.#tiles = tiles;
    this.fitting = new Float64Array(needs);
    this.capping = new Float64Array(needs * 4);
    this.joining = new Float64Array(needs * 4);
    this.#counted = new Int32Array(needs);
    this.#edges = edgesNeeded(needs);
    this.edges = Uint8Array.from({ length: needs }, (_, need) =>
      this.#edges.subarray(4 * need, 4 * need + 4).reduce((sum, one) => sum + one, 0),
    );
    this.#types = new Int32Array(tiles.types.length);
    this.#hasCity = Uint8Array.from(tiles.types, (_, type) => (hasCity(tiles, type) ? 1 : 0));
    this.#numbers = new Int32Array(tiles.types.length);
  }

  /** From now on the unseen tiles of this game are counted. */
  reset({ piles }: Game): void {
    const { unseen } = piles;
    this.#turn++;
    this.#typeCount = 0;
    this.unseen = 0;
    this.centres = 0;
    this.cities = 0;
    for (let type = 0; type < unseen.length; type++) {
      if (unseen[type] === 0) continue;
      this.#types[this.#typeCount] = type;
      this.#numbers[this.#typeCount++] = unseen[type];
      this.unseen += unseen[type];
      if (this.#tiles.centre[type] !== NONE) this.centres += unseen[type];
      if (this.#hasCity[type] === 1) this.cities += unseen[type];
    }
    this.centres /= Math.max(1, this.unseen);
    this.cities /= Math.max(1, this.unseen);
  }

  /** Makes sure that a requirement has been counted. */
  count(need: number): void {
    if (this.#counted[need] === this.#turn) return;
    this.#counted[need] = this.#turn;
    const { fitting, capping, joining } = this;
    const { fit, fitAt } = this.#tiles;
    fitting[need] = 0;
    capping.fill(0, need * 4, need * 4 + 4);
    joining.fill(0, need * 4, need * 4 + 4);
    for (let i = 0; i < this.#typeCount; i++) {
      const type = this.#types[i];
      const rotations = fit[fitAt[type] + need] & DISTINCT;
      if (rotations === 0) continue;
      fitting[need] += this.#numbers[i];
      this.#countEnds(need, type, rotations, this.#numbers[i]);
    }
  }

  /** For each edge that must agree: whether some rotation caps what comes over it, else whether one joins it on. */
  #countEnds(need: number, type: number, rotations: number, number: number): void {
    const { side } = this.#tiles;
    const needed = this.#edges;
    for (let edge = 0; edge < 4; edge++) {
      if (needed[need * 4 + edge] === 0) continue;
      let best = 2;
      for (let rot = 0; rot < 4 && best > 0; rot++) {
        if (((rotations >> rot) & 1) === 0) continue;
        const first = (type * 4 + rot) * 4;
        const segment = side[first + edge];
        if (segment === NONE) continue;
        let opens = 0;
        let meets = 0;
        for (let other = 0; other < 4; other++) {
          if (other === edge || side[first + other] !== segment) continue;
          if (needed[need * 4 + other] === 0) opens++;
          else meets++;
        }
        if (opens === 0) best = Math.min(best, meets === 0 ? 0 : 1);
      }
      if (best === 0) this.capping[need * 4 + edge] += number;
      else if (best === 1) this.joining[need * 4 + edge] += number;
    }
  }
}

function hasCity({ kind, segmentCount }: Game['tiles'], type: number): boolean {
  const first = type * SEGMENTS_PER_TILE;
  return kind.subarray(first, first + segmentCount[type]).includes(CITY);
}

/** By requirement × 4 + edge: 1 if something lies beyond that edge. */
function edgesNeeded(needs: number): Uint8Array {
  const radix = Math.round(needs ** 0.25);
  const edges = new Uint8Array(needs * 4);
  for (let need = 0; need < needs; need++) {
    let rest = need;
    for (let edge = 0; edge < 4; edge++) {
      edges[need * 4 + edge] = rest % radix === 0 ? 0 : 1;
      rest = Math.floor(rest / radix);
    }
  }
  return edges;
}
