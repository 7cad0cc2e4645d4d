import type { TableSummary } from '@bastide/protocol';
import { openRecord } from '../../files/open-record.ts';
import { api } from '../../online/api.ts';
import { keptOf, seatedAs } from './kept-game.ts';
import { keep, keptGames } from './store.ts';

/** Counts the games finished online that are not counted yet; tells how many there were. */
export async function fetchOnlineGames(): Promise<number> {
  const known = new Set((await keptGames()).map(({ id }) => id));
  const seen = new Set<string>();
  let added = 0;
  for (let over = await overGames(); over.length > 0; over = await overGames(over.at(-1)?.changedAt)) {
    const fresh = over.filter(({ game }) => !seen.has(game));
    // A server that does not know how to turn the page tells the same games for ever.
    if (fresh.length === 0) break;
    for (const summary of fresh) {
      seen.add(summary.game);
      if (!known.has(summary.game) && (await fetchOne(summary))) added++;
    }
  }
  return added;
}

/** The last games that are over, or the last that ended before a time. */
async function overGames(before?: number): Promise<TableSummary[]> {
  return (await api.myGames(before)).filter(({ status }) => status === 'over');
}

/** One that ended before it was played to its end has a record, but nothing to count. */
async function fetchOne(summary: TableSummary): Promise<boolean> {
  if (summary.seat === undefined) return false;
  const record = await api.record(summary.game, undefined);
  if (record.final === undefined) return false;
  const opened = openRecord(JSON.stringify(record), (seat) => summary.seats[seat]?.name ?? String(seat + 1));
  if ('error' in opened) return false;
  const { table, moves } = opened;
  const kept = keptOf({
    id: summary.game,
    endedAt: summary.changedAt,
    where: 'online',
    table: { ...table, seats: table.seats.map((seat, index) => seatedAs(seat, summary.seats[index])) },
    moves,
    mine: [summary.seat],
  });
  if (kept === undefined) return false;
  await keep(kept);
  return true;
}
