/** A random source: `random(n)` tells a whole number below n. The engine has none of its own; whoever runs a game brings one. */
export type Random = (n: number) => number;

/** Mulberry32: one word of state, every seed a different sequence, the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
}
