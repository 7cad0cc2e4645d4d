/** With so many seats the best of the others is what counts; with more, all of them do. */
const DUEL = 3;

/**
 * From what a position is worth to every seat to what it is worth to one: how far ahead of the best other, with four seats
 * and more also how far ahead of the others as a whole, so that a good rank counts where the lead is out of reach.
 */
export function standing(worths: Float64Array, seat: number, others: number): number {
  const players = worths.length;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    best = Math.max(best, worths[other]);
    sum += worths[other];
  }
  const mean = sum / (players - 1);
  if (players <= DUEL) return worths[seat] - best - 0.1 * (mean - best);
  return worths[seat] - (1 - others) * best - others * mean;
}
