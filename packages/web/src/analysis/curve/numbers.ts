/** What is drawn over the game: chances to win, or how far everybody is ahead. */
export const MEASURES = ['chance', 'margin'] as const;
export type Measure = (typeof MEASURES)[number];

/** A share as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** How far a seat is ahead of the best other. */
export function marginOf(worths: readonly number[], seat: number): number {
  return worths[seat] - Math.max(...worths.filter((_, other) => other !== seat));
}
