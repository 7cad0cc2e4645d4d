/** A small net: inputs, one hidden layer that cuts off below 0, outputs. */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** How many numbers a net has: by input the weights of the hidden layer, its biases, by hidden the weights of the outputs, their biases. */
export function numbersOf({ inputs, hidden, outputs }: NetShape): number {
  return (inputs + 1) * hidden + (hidden + 1) * outputs;
}

/** Runs without taking memory. */
export class Net {
  readonly shape: NetShape;
  readonly weights: Float64Array;
  readonly outputs: Float64Array;
  readonly hidden: Float64Array;

  constructor(shape: NetShape, weights: Float64Array) {
    this.shape = shape;
    this.weights = weights;
    this.hidden = new Float64Array(shape.hidden);
    this.outputs = new Float64Array(shape.outputs);
  }

  /** Fills `outputs`. */
  run(x: Float64Array): void {
    const { weights, hidden, outputs } = this;
    const { inputs } = this.shape;
    const width = hidden.length;
    const biases = inputs * width;
    for (let j = 0; j < width; j++) hidden[j] = weights[biases + j];
    for (let i = 0; i < inputs; i++) {
      const value = x[i];
      if (value === 0) continue;
      const at = i * width;
      for (let j = 0; j < width; j++) hidden[j] += value * weights[at + j];
    }
    const second = biases + width;
    const count = outputs.length;
    const last = second + width * count;
    for (let k = 0; k < count; k++) outputs[k] = weights[last + k];
    for (let j = 0; j < width; j++) {
      if (hidden[j] <= 0) {
        hidden[j] = 0;
        continue;
      }
      const at = second + j * count;
      for (let k = 0; k < count; k++) outputs[k] += hidden[j] * weights[at + k];
    }
  }
}
