/** Runs in the page: the same games every time, so that a failure can be seen again. */
export function rollTheSameDice(seed: number): void {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint32Array) for (let i = 0; i < array.length; i++) array[i] = next();
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
