import type { Game } from '../game/game.ts';
import { isDark } from '../score/track.ts';

/** Points of a seat on the track, with awards that are still to be moved there. */
export function pointsWon({ scores, batch }: Game, seat: number): number {
  let points = scores.of(seat);
  for (let i = 0; i < batch.count; i++)
    if (batch.seat(i) === seat && batch.scorer(i) < 0) points += batch.points(i);
  return points;
}

/** Whether a scorer of a seat would stop on a dark space if it moved by so many points. */
export function mayStopOnDark({ scores }: Game, seat: number, points: number): boolean {
  const { scorers, perSeat } = scores;
  for (let i = seat * perSeat; i < (seat + 1) * perSeat; i++) if (isDark(scorers[i] + points)) return true;
  return false;
}

/** Whether one of the awards still to be moved may take a scorer of a seat to a dark space. */
export function mayBeMovedToDark(game: Game, seat: number): boolean {
  const { batch } = game;
  for (let i = 0; i < batch.count; i++)
    if (batch.seat(i) === seat && batch.scorer(i) < 0 && mayStopOnDark(game, seat, batch.points(i)))
      return true;
  return false;
}

/** While a seat is asked which scorer to move: the points it moves that `pointsWon` does not know of, those taken from others. */
export function pointsInQuestion({ agenda }: Game): number {
  return agenda.b < 0 ? agenda.a : 0;
}

/** Inside a listener that hears of an award: the feature it is for, or -1. */
export function featureAwarded({ announced }: Game): number {
  return announced[announced.length - 1]?.root ?? -1;
}
