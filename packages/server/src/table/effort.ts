import type { Table } from './table.ts';

/** What a seat has put into a game: moves that stand, and milliseconds between a question and its answer. */
export interface Effort {
  readonly moves: number;
  readonly time: number;
}

export function effortsOf({ seats, movers, times }: Table): Effort[] {
  return seats.map((_, seat) => ({ moves: movers.countOf(seat), time: times[seat] ?? 0 }));
}
