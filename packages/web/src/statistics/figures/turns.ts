import type { LogEntry } from '../../session/types.ts';

/** What a turn brought: to whoever had it, and to the others. */
export interface TurnGain {
  readonly seat: number;
  /** The number of its first tile. */
  readonly tile: number;
  readonly points: readonly number[];
}

/** Every turn with its points; final scoring is no turn. */
export function turnGains(log: readonly LogEntry[], players: number): TurnGain[] {
  const turns: { seat: number; tile: number; points: number[] }[] = [];
  let placed = 0;
  const begin = (seat: number) =>
    turns.push({ seat, tile: placed + 1, points: new Array<number>(players).fill(0) });
  for (const { events } of log) {
    for (const event of events) {
      if (event.event === 'final') return turns;
      if (event.event === 'turn' && event.part === 1) begin(event.seat);
      // Where it is settled who begins, the first turn begins before anyone can hear of it.
      else if (turns.length === 0 && event.event === 'drawn') begin(event.seat);
      if (event.event === 'placed') placed++;
      const turn = turns.at(-1);
      if (event.event === 'awarded' && turn !== undefined) turn.points[event.seat] += event.points;
    }
  }
  return turns;
}

/** The turn in which somebody got most for themselves; the first of equals. */
export function bestTurn(turns: readonly TurnGain[]): TurnGain | undefined {
  return turns.reduce<TurnGain | undefined>(
    (best, turn) => (turn.points[turn.seat] > (best?.points[best.seat] ?? 0) ? turn : best),
    undefined,
  );
}

/** Points each seat gave to others by its own turns. */
export function gifts(turns: readonly TurnGain[], players: number): number[] {
  const given = new Array<number>(players).fill(0);
  for (const { seat, points } of turns) {
    points.forEach((n, other) => {
      if (other !== seat) given[seat] += n;
    });
  }
  return given;
}
