import { createHash } from 'node:crypto';
import { FAIR, type TableRequest } from '@bastide/protocol';
import { commitmentOf, newSeed } from '../../table/luck/luck.ts';
import { seriesAfter, wantsRematch } from '../../table/results.ts';
import type { Context } from '../context.ts';
import type { LiveTable } from '../live-table.ts';

/** Sets up the game that follows: the next of a series, or a rematch once everyone wants it. */
export class Rematcher {
  readonly #context: Context;
  readonly #live: LiveTable;

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
  }

  get isWanted(): boolean {
    const { table } = this.#live;
    if (table.next !== undefined || table.outcome === undefined || table.outcome.reason === 'closed')
      return false;
    return seriesAfter(table) !== undefined || wantsRematch(table);
  }

  async createNext(): Promise<boolean> {
    const { table, row } = this.#live;
    // Always the same id, so that a crash between the two steps does not leave two tables.
    const id = createHash('sha256').update(`next|${table.id}|${row.seed}`).digest('base64url').slice(0, 22);
    const seed = newSeed();
    const setup = await this.#context.versioned(table.terms.setup);
    // What is not there any more can't be played again.
    if ('error' in setup) return false;
    const event = { ...this.#created(setup), commitment: commitmentOf(id, seed), scheme: FAIR } as const;
    await this.#context.createTable({ event, at: this.#context.now() }, { id, seed });
    await this.#live.changeWithLease(
      () => this.#live.table.next === undefined,
      (draft) => draft.add({ kind: 'next', game: id }),
    );
    return true;
  }

  /** The same table again, with the seats reserved for those who have stayed. */
  #created(setup: TableRequest['setup']) {
    const { table } = this.#live;
    const series = seriesAfter(table);
    const request: TableRequest = {
      ...table.terms,
      setup,
      seats: table.seats.map(({ kind, level }) =>
        kind === 'bot' ? { kind, level: level ?? 'knight' } : { kind: 'person' },
      ),
    };
    const reserved = table.seats.flatMap(({ kind, player, name, left }, seat) =>
      kind === 'person' && left === undefined && player !== undefined && name !== undefined
        ? [{ seat, player, name }]
        : [],
    );
    return { kind: 'created', request, host: table.host, reserved, ...(series && { series }) } as const;
  }
}
