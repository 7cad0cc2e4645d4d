import type { Move } from '@bastide/rules';
import type { NewEvent, StoredEvent } from '../store/rows.ts';
import type { Happened, TableEvent } from './events.ts';

/** Events as the store keeps them, and back. */

export function toStored({ event, at, moveId }: Happened): NewEvent {
  const { kind, ...content } = event;
  return { kind, content: JSON.stringify(content), at, ...(moveId !== undefined && { moveId }) };
}

/** What we wrote ourselves is trusted. */
export function fromStored({ kind, content, at, moveId }: StoredEvent): Happened {
  const event = { kind, ...JSON.parse(content) } as TableEvent;
  return { event, at, ...(moveId !== undefined && { moveId }) };
}

/** The moves of a log that were not taken back. */
export function standingMoves(log: readonly Happened[]): Move[] {
  const moves: Move[] = [];
  for (const { event } of log) {
    if (event.kind === 'moved') moves.push(event.move);
    else if (event.kind === 'undone') moves.length -= event.count;
  }
  return moves;
}
