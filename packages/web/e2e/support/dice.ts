/** Runs in the page: the same games every time, so that a failure can be seen again. */
export function rollTheSameDice(seed: number): void {
  const source = (start: number) => {
    let state = start;
    return () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 0;
    };
  };
  const [random, chance] = [source(seed), source(seed + 1)];
  Math.random = () => random() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint32Array) for (let i = 0; i < array.length; i++) array[i] = chance();
    return array;
  };
}

export type Die = (n: number) => number;

/** The same outside the page: a whole number below n. */
export function dieFrom(seed: number): Die {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * n);
  };
}
