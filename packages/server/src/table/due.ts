import { CHANCE } from '@bastide/rules';
import { deadline } from './clock.ts';
import { REVEAL_TIME } from './luck/nonces.ts';
import type { Table } from './table.ts';

/** What must happen at a table without anyone asking for it. */
export type Due = 'nothing' | 'close' | 'stir' | 'chance' | 'least' | 'bot' | 'timeout' | 'claim' | 'finish';

export function dueAt(table: Table, now: number): Due {
  if (table.status === 'over') return 'finish';
  if (table.status === 'waiting') return (table.wakeAt ?? now) <= now ? 'close' : 'nothing';
  if (table.nonces === undefined) return (table.wakeAt ?? now) <= now ? 'stir' : 'nothing';
  const { asked } = table;
  if (asked === undefined || asked === CHANCE) return 'chance';
  if (table.seats[asked].left === 'out') return 'least';
  if (!table.isPerson(asked)) return 'bot';
  if (table.until === undefined)
    return (claimedAt(table) ?? Number.POSITIVE_INFINITY) <= now ? 'claim' : 'nothing';
  return table.until < now ? 'timeout' : 'nothing';
}

/** How long a table waits for players. */
const PATIENCE = 24 * 60 * 60 * 1000;

/** How long the last one at a table without clocks may take for a move: who left has lost, also if nobody ends the game. */
const ALONE = 7 * PATIENCE;

function claimedAt(table: Table): number | undefined {
  const people = table.seats.filter((_, seat) => table.isPerson(seat));
  return people.length === 1 && table.leavers.length > 0 ? table.changedAt + ALONE : undefined;
}

/** When somebody must look after a table by itself: at once for chance and bots, or when a time has passed. */
export function wakeAtOf(table: Table): number | undefined {
  const { status, asked, terms, clock, changedAt } = table;
  if (status === 'waiting') return changedAt + PATIENCE;
  if (status === 'over') return table.next === undefined ? changedAt : undefined;
  if (table.nonces === undefined) return clock.since + REVEAL_TIME;
  if (asked === undefined || asked < 0 || !table.isPerson(asked)) return changedAt;
  return deadline(terms.clock, clock, asked) ?? claimedAt(table);
}
