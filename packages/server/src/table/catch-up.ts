import type { LoggedEvent } from './events.ts';
import type { RawEntry } from './show.ts';
import type { Table } from './table.ts';

/** The table after further events of its log, and what they are to those who look; undefined if it must be made from the whole log, after an undo. */
export function caughtUp(
  before: Table,
  fresh: readonly LoggedEvent[],
): { readonly table: Table; readonly entries: readonly RawEntry[] } | undefined {
  const table = before.copy();
  const entries: RawEntry[] = [];
  for (const { event, at } of fresh) {
    if (event.kind === 'created' || event.kind === 'undone') return undefined;
    if (event.kind !== 'moved') {
      table.apply({ event, at });
      continue;
    }
    const { head } = table;
    const played = table.follow(event.move, at);
    if (played === undefined) return undefined;
    entries.push({ seq: head, at, played });
  }
  return { table, entries };
}
