import type { StoredEvent, StoredSnapshot } from '../store/rows.ts';
import type { LoggedEvent } from '../table/events.ts';
import { fromStored } from '../table/log.ts';
import { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { BrokenGame, NewerGame, reasonOf, SettledGame } from './unplayable.ts';

/** The table of a stored log, which may be one this program can't read. */
export function opened(
  context: Context,
  id: string,
  events: readonly StoredEvent[],
  stored: StoredSnapshot | undefined,
): Table {
  let log: readonly LoggedEvent[] = [];
  try {
    log = events.map(fromStored);
    return tableOf(context, id, log, stored);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.includes('newer-rules')) throw new NewerGame(id, reason, error);
    const last = log[log.length - 1]?.event;
    if (last?.kind === 'over' && last.reason === 'rules') throw new SettledGame(id, reason, error);
    throw new BrokenGame(id, reason, error);
  }
}

/** The table of a log. While no server was there nobody could move: that costs no time. */
export function tableOf(
  { engines, upSince }: Context,
  id: string,
  log: readonly LoggedEvent[],
  stored?: StoredSnapshot,
): Table {
  const table = Table.of(engines, id, log, stored);
  table.resume(upSince());
  return table;
}
