import type { Arena } from '../arena/arena.ts';

/** Every seat has one or more scorers, pawns on the score track; a seat's score is the sum of what they have gone. */
export class Scores {
  readonly perSeat: number;
  readonly scorers: Int32Array;

  constructor(arena: Arena, seats: number, perSeat: number) {
    this.perSeat = perSeat;
    this.scorers = arena.i32(seats * perSeat, 'scores.scorers');
  }

  of(seat: number): number {
    let sum = 0;
    for (let i = 0; i < this.perSeat; i++) sum += this.scorers[seat * this.perSeat + i];
    return sum;
  }

  advance(scorer: number, points: number): void {
    this.scorers[scorer] += points;
  }
}
