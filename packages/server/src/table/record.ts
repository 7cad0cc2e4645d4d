import { FAIR, type Fair } from '@bastide/protocol';
import { type GameRecord, History } from '@bastide/rules';
import type { LoggedEvent } from './events.ts';
import type { Table } from './table.ts';

/** Who sat where, as records write it. */
interface RecordSeat {
  readonly name: string;
  readonly player: 'person' | 'bot';
}

/** The record of a finished game, with all that is needed to check its luck. */
export function recordOf(
  table: Table,
  log: readonly LoggedEvent[],
  seed: string,
): GameRecord & { readonly seats: readonly RecordSeat[]; readonly fair: Fair } {
  const history = new History(table.engine.newGame());
  for (const { event } of log) {
    if (event.kind === 'moved') history.play(event.move);
    else if (event.kind === 'undone') for (let i = 0; i < event.count; i++) history.undo();
  }
  return {
    ...history.record(table.id),
    seats: table.seats.map(({ name, level, kind }) => ({
      name: name ?? level ?? 'bot',
      player: kind === 'bot' ? 'bot' : 'person',
    })),
    fair: {
      scheme: table.scheme,
      commitment: table.commitment,
      seed,
      nonces: table.nonces ?? [],
      ...(table.scheme === FAIR && { promises: table.seats.map(({ promise = '' }) => promise) }),
    },
  };
}
