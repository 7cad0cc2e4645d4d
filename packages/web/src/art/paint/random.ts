/** Numbers from 0 to 1, always the same for the same words. */
export type Random = () => number;

export function randomOf(words: string): Random {
  let h = 2166136261;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
  };
}

export const within = (random: Random, from: number, to: number): number => from + (to - from) * random();

export const oneOf = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[Math.floor(random() * things.length)];
