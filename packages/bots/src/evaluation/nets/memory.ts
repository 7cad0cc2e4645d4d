import type { Net } from './net.ts';

/** Inputs count in steps as small as this; weights are rounded too (`numbers.ts`). So sums are exact, and the same whatever was asked before. */
const STEPS = 2 ** 16;

/**
 * What a net was last asked of each feature, what its hidden layer added up to, and what it told. After another move most features are what
 * they were, so most questions are the same, and of most others only a few inputs have changed.
 */
export class Memory {
  readonly #inputs: number;
  readonly #hidden: number;
  /** By feature × inputs. */
  readonly #asked: Float64Array;
  /** By feature × hidden. */
  readonly #sums: Float64Array;
  /** By feature: who was asked, and what it told. */
  readonly #net: (Net | undefined)[];
  readonly #told: Float64Array;

  constructor(features: number, { inputs, hidden }: Net['shape']) {
    this.#inputs = inputs;
    this.#hidden = hidden;
    this.#asked = new Float64Array(features * inputs);
    this.#sums = new Float64Array(features * hidden);
    this.#net = Array<Net | undefined>(features).fill(undefined);
    this.#told = new Float64Array(features);
  }

  /** What the feature's net tells. */
  ask(feature: number, net: Net, x: Float64Array): number {
    const asked = this.#asked;
    const sums = this.#sums;
    const first = feature * this.#inputs;
    const firstSum = feature * this.#hidden;
    let isNew = false;
    if (this.#net[feature] !== net) {
      this.#net[feature] = net;
      asked.fill(0, first, first + this.#inputs);
      net.begin(sums, firstSum);
      isNew = true;
    }
    for (let i = 0; i < x.length; i++) {
      const before = asked[first + i];
      if (x[i] === before) continue;
      asked[first + i] = x[i];
      net.add(sums, firstSum, i, (Math.round(x[i] * STEPS) - Math.round(before * STEPS)) / STEPS);
      isNew = true;
    }
    if (isNew) this.#told[feature] = net.tell(sums, firstSum);
    return this.#told[feature];
  }
}
