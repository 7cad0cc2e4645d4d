import type { Move } from '@bastide/rules';
import { dated } from '@bastide/rules/internal';
import type { NewEvent, StoredEvent } from '../store/rows.ts';
import type { LoggedEvent, TableEvent } from './events.ts';

/** Events as the store keeps them, and back. The first event has older words there: `laid`, and its request as `wish`. */

export function toStored({ event, at, moveId, moveText }: LoggedEvent): NewEvent {
  if (event.kind === 'moved') {
    const { kind, move } = event;
    return { kind, text: `{"move":${moveText ?? JSON.stringify(move)}}`, at, moveId };
  }
  const { kind, ...content } = storedForm(event);
  return { kind, text: JSON.stringify(content), at, moveId };
}

/** What we wrote ourselves is trusted. */
export function fromStored({ kind, content, at, moveId }: StoredEvent): LoggedEvent {
  const event = (
    kind === 'laid' ? createdFrom(content as Stored) : { kind, ...(content as object) }
  ) as TableEvent;
  return { event, at, ...(moveId !== undefined && { moveId }) };
}

function storedForm(event: TableEvent): { readonly kind: string; readonly [field: string]: unknown } {
  if (event.kind !== 'created') return event;
  const { kind: _, request: wish, ...rest } = event;
  return { kind: 'laid', wish, ...rest };
}

interface Stored {
  readonly wish: { readonly setup: object };
}

/** Logs from before there were versions of the rules are of the first. */
function createdFrom({ wish, ...rest }: Stored): object {
  return { kind: 'created', request: { ...wish, setup: dated(wish.setup) }, ...rest };
}

/** The moves of a log that were not taken back. */
export function standingMoves(log: readonly LoggedEvent[]): Move[] {
  const moves: Move[] = [];
  for (const { event } of log) {
    if (event.kind === 'moved') moves.push(event.move);
    else if (event.kind === 'undone') moves.length -= event.count;
  }
  return moves;
}
