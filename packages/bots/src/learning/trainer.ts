import { Dice } from '../dice.ts';
import type { Net } from '../evaluation/nets/net.ts';
import type { Nets } from '../evaluation/nets/nets.ts';
import type { Lessons } from './lessons.ts';

export interface TrainingSettings {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** By how much of the rate numbers shrink at every step, so that what games don't bear out stays small. */
  readonly decay: number;
}

const BATCH = 32;
const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;
/** Of every so many positions one is kept to look at afterwards. */
const KEPT = 20;

/** Teaches nets, whose sum is to tell how far a lead is off, by gradients of the errors (Adam), the rate falling to nothing. */
export class Trainer {
  readonly #nets: readonly Net[];
  readonly #lessons: Lessons;
  readonly #settings: TrainingSettings;
  readonly #gradients: readonly Float64Array[];
  readonly #means: readonly Float64Array[];
  readonly #squares: readonly Float64Array[];
  readonly #inputs: readonly Float64Array[];
  readonly #hidden: Float64Array;
  #steps = 0;

  constructor(nets: Nets, lessons: Lessons, settings: TrainingSettings) {
    this.#nets = [...nets.features, nets.future];
    this.#lessons = lessons;
    this.#settings = settings;
    const alike = () => this.#nets.map(({ weights }) => new Float64Array(weights.length));
    this.#gradients = alike();
    this.#means = alike();
    this.#squares = alike();
    this.#inputs = this.#nets.map(({ shape }) => new Float64Array(shape.inputs));
    this.#hidden = new Float64Array(this.#nets[0].shape.hidden);
  }

  /** Mean square errors in points over positions that were kept back: before and after. */
  train(): { before: number; after: number } {
    const { epochs, seed } = this.#settings;
    const dice = new Dice(seed);
    const { count } = this.#lessons;
    const block = (i: number) => Math.floor(i / 64) % KEPT === 0;
    const order = Int32Array.from({ length: count }, (_, i) => i).filter((i) => !block(i));
    const kept = Int32Array.from({ length: count }, (_, i) => i).filter(block);
    const before = this.#error(kept);
    const whole = Math.ceil((epochs * order.length) / BATCH);
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, dice);
      for (let from = 0; from < order.length; from += BATCH) {
        for (const gradient of this.#gradients) gradient.fill(0);
        const to = Math.min(from + BATCH, order.length);
        for (let i = from; i < to; i++) this.#learn(order[i]);
        this.#step(1 - this.#steps / whole, to - from);
      }
    }
    return { before, after: this.#error(kept) };
  }

  #error(kept: Int32Array): number {
    let sum = 0;
    for (const i of kept) sum += (this.#told(i) - this.#lessons.targets[i]) ** 2;
    return (100 * sum) / kept.length;
  }

  /** What a net tells; leaves its inputs and the sums of its hidden layer. */
  #run(question: number): number {
    const { nets, at, x } = this.#lessons;
    const net = this.#nets[nets[question]];
    const input = this.#inputs[nets[question]];
    for (let i = 0; i < input.length; i++) input[i] = x[at[question] + i];
    return net.run(input, this.#hidden);
  }

  #told(position: number): number {
    const { begins, shares, nets } = this.#lessons;
    const end = begins[position + 1] ?? nets.length;
    let sum = 0;
    for (let q = begins[position]; q < end; q++) sum += shares[q] * this.#run(q);
    return sum;
  }

  #learn(position: number): void {
    const { begins, shares, nets, targets } = this.#lessons;
    const off = this.#told(position) - targets[position];
    const end = begins[position + 1] ?? nets.length;
    for (let q = begins[position]; q < end; q++) this.#back(q, off * shares[q]);
  }

  #back(question: number, off: number): void {
    this.#run(question);
    const hidden = this.#hidden;
    const index = this.#lessons.nets[question];
    const gradient = this.#gradients[index];
    const x = this.#inputs[index];
    const { weights, shape } = this.#nets[index];
    const { inputs, hidden: width } = shape;
    const second = (inputs + 1) * width;
    gradient[second + width] += off;
    for (let j = 0; j < width; j++) {
      if (hidden[j] <= 0) continue;
      gradient[second + j] += off * hidden[j];
      const slope = off * weights[second + j];
      gradient[inputs * width + j] += slope;
      for (let i = 0; i < inputs; i++) if (x[i] !== 0) gradient[i * width + j] += slope * x[i];
    }
  }

  #step(left: number, positions: number): void {
    this.#steps++;
    const rate = this.#settings.rate * Math.max(0, left);
    const kept = 1 - rate * this.#settings.decay;
    const mean = 1 - MEAN ** this.#steps;
    const square = 1 - SQUARE ** this.#steps;
    for (const [n, { weights }] of this.#nets.entries()) {
      const [gradient, means, squares] = [this.#gradients[n], this.#means[n], this.#squares[n]];
      for (let i = 0; i < weights.length; i++) {
        const slope = gradient[i] / positions;
        means[i] = MEAN * means[i] + (1 - MEAN) * slope;
        squares[i] = SQUARE * squares[i] + (1 - SQUARE) * slope * slope;
        weights[i] = kept * weights[i] - (rate * (means[i] / mean)) / (Math.sqrt(squares[i] / square) + TINY);
      }
    }
  }
}

/** Random numbers for the hidden layers; the outputs begin near 0, so that hardly anything is claimed before it is learned. */
export function scatter(nets: Nets, seed: number): void {
  const dice = new Dice(seed);
  for (const { weights, shape } of [...nets.features, nets.future]) {
    const spread = Math.sqrt(6 / shape.inputs);
    weights.fill(0);
    for (let i = 0; i < shape.inputs * shape.hidden; i++) weights[i] = spread * (2 * dice.next() - 1);
    for (let j = 0; j < shape.hidden; j++)
      weights[(shape.inputs + 1) * shape.hidden + j] = 0.02 * (2 * dice.next() - 1);
  }
}

function shuffle(order: Int32Array, dice: Dice): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const one = order[i];
    order[i] = order[j];
    order[j] = one;
  }
}
