import type { Dice } from '../dice.ts';
import type { Candidate } from '../search/candidates.ts';

/** The best of these if each is misjudged by up to so many points, more often by less. */
export function misjudged(candidates: readonly Candidate[], dice: Dice, most: number): readonly number[] {
  let best: readonly number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const { codes, value } of candidates) {
    const seen = value + most * (dice.next() + dice.next() - 1);
    if (seen <= highest) continue;
    highest = seen;
    best = codes;
  }
  return best;
}
