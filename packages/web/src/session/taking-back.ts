import { CHANCE } from '@bastide/rules';
import type { LogEntry, SeatInfo } from './types.ts';

/**
 * Where in the log the last decision of a person is that may be taken back. Chance reveals something, so people who share a
 * screen don't go back past it; who plays with bots alone does, and meets the same tiles again.
 */
export function lastOwnDecision(log: readonly LogEntry[], seats: readonly SeatInfo[]): number | undefined {
  const isAlone = seats.filter(({ player }) => player === 'person').length === 1;
  for (let index = log.length - 1; index >= 0; index--) {
    const { by } = log[index];
    if (by === CHANCE && !isAlone) return undefined;
    if (by !== CHANCE && seats[by].player === 'person') return index;
  }
  return undefined;
}
