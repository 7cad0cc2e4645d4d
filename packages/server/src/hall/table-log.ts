import type { Move } from '@bastide/rules';
import type { Store } from '../store/store.ts';
import type { LoggedEvent } from '../table/events.ts';
import { fromStored, standingMoves } from '../table/log.ts';
import { type RawEntry, rawEntries, rawEntriesOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** The log of a table as the store has it. */
export class TableLog {
  readonly #store: Store;
  readonly #game: string;
  /** With hands all is played anew to be shown: once, however often a table is opened. */
  #shown: { readonly head: number; readonly entries: readonly RawEntry[] } | undefined;

  constructor(store: Store, game: string) {
    this.#store = store;
    this.#game = game;
  }

  async events(from = 0): Promise<LoggedEvent[]> {
    return (await this.#store.eventsFrom(this.#game, from)).map(fromStored);
  }

  /** The moves of a table that were not taken back. */
  async moves({ head }: Table): Promise<Move[]> {
    return standingMoves((await this.events()).slice(0, head));
  }

  async entries({ engine, head }: Table, from: number): Promise<RawEntry[]> {
    if (from >= head) return [];
    // Where nothing is hidden a client plays the moves itself and needs only those it does not have.
    if (!engine.hasHands && from > 0)
      return rawEntriesOf((await this.events(from)).slice(0, head - from), from);
    if (!engine.hasHands) return rawEntries(engine, (await this.events()).slice(0, head), from);
    if (this.#shown?.head !== head)
      this.#shown = { head, entries: rawEntries(engine, (await this.events()).slice(0, head), 0) };
    return this.#shown.entries.filter(({ seq }) => seq >= from);
  }
}
