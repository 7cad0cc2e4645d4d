import type { TableSummary } from '@bastide/protocol';
import { writeAddress } from '../address.ts';

export type Games = readonly TableSummary[];

/** The way to the game that has waited longest. */
export function wayTo(waiting: Games): string {
  const [first] = [...waiting].sort((one, other) => one.changedAt - other.changedAt);
  if (first === undefined) return writeAddress({ at: 'lobby' });
  return writeAddress({ at: 'table', game: first.game, key: undefined });
}

/** The list after a turn began or ended; undefined if it has to be asked for. */
export function afterTurn(
  list: Games | undefined,
  { game, yours }: { readonly game: string; readonly yours: boolean },
): Games | undefined {
  const known = list?.find((one) => one.game === game);
  if (list === undefined || known?.status !== 'playing') return undefined;
  return list.map((one) => (one === known ? { ...one, yourTurn: yours } : one));
}
