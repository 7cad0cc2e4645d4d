import { CHANCE } from '@bastide/rules';
import type { Table } from './table.ts';

/** What must happen at a table without anyone asking for it. */
export type Due = 'nothing' | 'close' | 'chance' | 'least' | 'bot' | 'timeout' | 'finish';

export function dueAt(table: Table, now: number): Due {
  if (table.status === 'over') return 'finish';
  if (table.status === 'waiting') return (table.wakeAt ?? now) <= now ? 'close' : 'nothing';
  const { asked } = table;
  if (asked === undefined || asked === CHANCE) return 'chance';
  if (table.seats[asked].left === 'out') return 'least';
  if (!table.isPerson(asked)) return 'bot';
  return (table.until ?? Number.POSITIVE_INFINITY) < now ? 'timeout' : 'nothing';
}
