import type { GameRow, NewGame } from '../store/rows.ts';
import type { LoggedEvent } from '../table/events.ts';
import { toStored } from '../table/log.ts';
import type { Keys } from '../table/rights.ts';
import { summaryOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** A new table as the store gets it, and as it would give it back. */
export function laidGame(
  table: Table,
  first: LoggedEvent,
  secrets: Keys & { readonly seed: string },
  holder: string | undefined,
): { readonly row: GameRow; readonly game: NewGame } {
  const { id, host, head, status, wakeAt, seats, terms } = table;
  const isPublic = terms.visibility === 'public';
  const state = { id, status, asked: undefined, wakeAt, isPublic, ...secrets };
  const summary = JSON.stringify(summaryOf(table));
  // Of a rematch seats are reserved.
  const owners = seats.flatMap(({ player }, seat) =>
    player === undefined ? [] : [{ seat, identity: player }],
  );
  return {
    row: { ...state, head, isRated: false, broken: undefined },
    game: { ...state, host, summary, events: [toStored(first)], seats: owners, holder, at: first.at },
  };
}
