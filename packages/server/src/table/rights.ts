import { timingSafeEqual } from 'node:crypto';
import type { GameRow } from '../store/rows.ts';
import type { Table } from './table.ts';

/** Who may see a table, and who may sit down at it. The right to watch does not follow from the right to play. */

export type Keys = Pick<GameRow, 'playKey' | 'watchKey'>;

export function maySee(
  table: Table,
  keys: Keys,
  player: string | undefined,
  key: string | undefined,
): boolean {
  const { terms, status } = table;
  if (player !== undefined && table.seats.some((seat) => seat.player === player)) return true;
  if (player !== undefined && player === table.host) return true;
  if (terms.watch !== 'none' && isSame(key, keys.watchKey)) return true;
  const finds = terms.visibility === 'public' || isSame(key, keys.playKey);
  return finds && (status === 'waiting' || terms.watch === 'all');
}

export function maySit(table: Table, keys: Keys, player: string, key: string | undefined): boolean {
  if (table.terms.visibility === 'public' || player === table.host) return true;
  return isSame(key, keys.playKey) || table.seats.some((seat) => seat.player === player);
}

function isSame(given: string | undefined, key: string): boolean {
  if (given === undefined || given.length !== key.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(key));
}
