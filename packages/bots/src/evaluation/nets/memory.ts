import type { Net } from './net.ts';

/**
 * What a net told of each feature when it was last asked. After another move most features are what they were, so most questions are the
 * same, and to see that costs far less than to ask again.
 */
export class Memory {
  readonly #inputs: number;
  /** By feature × inputs. */
  readonly #asked: Float64Array;
  /** By feature: who was asked, and what it told. */
  readonly #net: (Net | undefined)[];
  readonly #told: Float64Array;

  constructor(features: number, inputs: number) {
    this.#inputs = inputs;
    this.#asked = new Float64Array(features * inputs);
    this.#net = Array<Net | undefined>(features).fill(undefined);
    this.#told = new Float64Array(features);
  }

  /** The first output of the feature's net. */
  ask(feature: number, net: Net, x: Float64Array): number {
    const asked = this.#asked;
    const first = feature * this.#inputs;
    let same = 0;
    while (same < x.length && asked[first + same] === x[same]) same++;
    if (same === x.length && this.#net[feature] === net) return this.#told[feature];
    for (let i = same; i < x.length; i++) asked[first + i] = x[i];
    this.#net[feature] = net;
    net.run(x);
    this.#told[feature] = net.outputs[0];
    return net.outputs[0];
  }
}
