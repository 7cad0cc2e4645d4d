/** A small net: inputs, one hidden layer that cuts off below 0, one output. */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
}

/** How many numbers a net has: by input the weights of the hidden layer, its biases, the weights of the output, its bias. */
export function numbersOf({ inputs, hidden }: NetShape): number {
  return (inputs + 2) * hidden + 1;
}

/** What the hidden layer adds up is kept by whoever asks, so that only inputs that change must be added. */
export class Net {
  readonly shape: NetShape;
  readonly weights: Float64Array;

  constructor(shape: NetShape, weights: Float64Array) {
    this.shape = shape;
    this.weights = weights;
  }

  /** Fills the sums at this place as they are with no input but zeros. */
  begin(sums: Float64Array, first: number): void {
    const { weights } = this;
    const { inputs, hidden } = this.shape;
    for (let j = 0; j < hidden; j++) sums[first + j] = weights[inputs * hidden + j];
  }

  /** An input is larger by so much. */
  add(sums: Float64Array, first: number, input: number, more: number): void {
    const { weights } = this;
    const { hidden } = this.shape;
    const row = input * hidden;
    for (let j = 0; j < hidden; j++) sums[first + j] += more * weights[row + j];
  }

  /** The output. */
  tell(sums: Float64Array, first: number): number {
    const { weights } = this;
    const { inputs, hidden } = this.shape;
    const second = (inputs + 1) * hidden;
    let told = weights[second + hidden];
    for (let j = 0; j < hidden; j++) {
      const sum = sums[first + j];
      if (sum > 0) told += sum * weights[second + j];
    }
    return told;
  }

  /** All of it: the output for these inputs, the sums in `sums`. */
  run(x: ArrayLike<number>, sums: Float64Array): number {
    this.begin(sums, 0);
    for (let i = 0; i < x.length; i++) if (x[i] !== 0) this.add(sums, 0, i, x[i]);
    return this.tell(sums, 0);
  }
}
