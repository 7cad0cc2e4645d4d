import { meanOf } from './results/statistics.ts';

/** The two whose strength is compared. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** A pair is two games with the same luck and the sides swapped. */
export const GAMES_A_PAIR = 2;

/**
 * Who sits where: a, b, a, b … round the table in the first game of a pair, b, a, b, a … in the second. So over a pair each
 * side has every seat once, also where the number of seats is odd and one side has a seat more in each game.
 */
export function seating(players: number, game: number): Side[] {
  return Array.from({ length: players }, (_, seat) => SIDES[(seat + game) % 2]);
}

/** How far a is ahead in a game: the mean of its seats less the mean of b's. */
export function marginOf(seats: readonly Side[], scores: readonly number[]): number {
  return meanOf(of('a', seats, scores)) - meanOf(of('b', seats, scores));
}

/** 1 if the best seat is a's, 0 if it is b's, a half if both have it. */
export function winOf(seats: readonly Side[], scores: readonly number[]): number {
  const [a, b] = SIDES.map((side) => Math.max(...of(side, seats, scores)));
  return a > b ? 1 : a < b ? 0 : 0.5;
}

export function of(side: Side, seats: readonly Side[], scores: readonly number[]): number[] {
  return scores.filter((_, seat) => seats[seat] === side);
}
