import type { LogEntry } from '../session/types.ts';

/** Points of each seat before the first tile, after each tile, and after final scoring. */
export function scoresOverTime(log: readonly LogEntry[], players: number): number[][] {
  const points = new Array<number>(players).fill(0);
  const rows: number[][] = [];
  for (const { events } of log) {
    for (const event of events) {
      if (event.event === 'placed' || event.event === 'final') rows.push([...points]);
      if (event.event === 'awarded') points[event.seat] += event.points;
    }
  }
  rows.push([...points]);
  return rows;
}
