import type { Game } from '../game/game.ts';

/** Points of a seat on the track, with awards that are still to be moved there. */
export function pointsWon({ scores, batch }: Game, seat: number): number {
  let points = scores.of(seat);
  for (let i = 0; i < batch.count; i++)
    if (batch.seat(i) === seat && batch.scorer(i) < 0) points += batch.points(i);
  return points;
}

/** While a seat is asked which scorer to move: the points it moves that `pointsWon` does not know of, those taken from others. */
export function pointsInQuestion({ agenda }: Game): number {
  return agenda.b < 0 ? agenda.a : 0;
}

/** Inside a listener that hears of an award: the feature it is for, or -1. */
export function featureAwarded({ announced }: Game): number {
  return announced[announced.length - 1]?.root ?? -1;
}
