import type { Game } from './game.ts';

/** The seats with the most points; a tie is shared (G6). */
export function winnersOf({ players, scores }: Game): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const most = Math.max(...seats.map((seat) => scores.of(seat)));
  return seats.filter((seat) => scores.of(seat) === most);
}
