import { type ClientMessageOf, type Refused, refuse, type Said } from '@bastide/protocol';
import type { ChatRow } from '../store/rows.ts';
import { isTaken } from '../table/actions.ts';
import type { Context } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { moveIdOf } from './move-id.ts';
import type { Viewer } from './viewer.ts';

const SHOWN = 50;

/** What is said at a table. Words are data for others' eyes: kept and sent as text, never as anything else. */
export class Chat {
  readonly #context: Context;
  readonly #live: LiveTable;
  /** The next number to be shown here. */
  #next = 0;
  /** The store has been asked for what was said before. */
  #isRead = false;

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
  }

  /** A new table's: nothing was said before. */
  begin(): void {
    this.#isRead = true;
  }

  async say(viewer: Viewer, message: ClientMessageOf<'say' | 'phrase'>): Promise<Refused | undefined> {
    // A program says what anyone can say with one click, and no words of its own.
    if (viewer.isProgram && message.do === 'say') return refuse('not-allowed');
    if (!this.#live.audience.has(viewer)) return refuse('not-open');
    const { table } = this.#live;
    const seat = table.seatOf(viewer.player);
    const { speaking } = this.#context;
    if (!speaking[seat === undefined ? 'watching' : 'seated'].take(viewer.player)) return refuse('too-fast');
    if (seat === undefined && isTaken(table, viewer)) return refuse('name-taken');
    // At a seat one has the name one sat down with.
    const name = seat === undefined ? viewer.name : (table.seats[seat].name ?? viewer.name);
    const words = message.do === 'say' ? { text: message.text } : { phrase: message.phrase };
    // Advice from behind is no help to anyone: while a game is played, those who watch speak among themselves.
    const isAside = seat === undefined && table.status === 'playing';
    const place = seat === undefined ? isAside && { room: 'watchers' as const } : { seat };
    const content = { name, ...place, ...words };
    const at = this.#context.now();
    const { store } = this.#context;
    const n = await store.addChat({
      game: this.#live.id,
      identity: viewer.player,
      content: JSON.stringify(content),
      at,
      message: moveIdOf(viewer.player, message.id),
    });
    if (n === undefined) return refuse('not-signed-in');
    // What was said before it at another node is still to be shown.
    if (n > this.#next) await this.refresh();
    this.#show({ n, at, player: viewer.player, ...content });
    return undefined;
  }

  async recent(viewer: Viewer): Promise<Said[]> {
    // Nothing was said, and what is said from now on we hear of.
    if (this.#isRead && this.#next === 0) return [];
    const rows = await this.#context.store.chatsFrom(this.#live.id, 0, SHOWN);
    this.#next = Math.max(this.#next, (rows.at(-1)?.n ?? -1) + 1);
    this.#isRead = true;
    return rows.map(saidIn).filter((said) => this.#isFor(said, viewer));
  }

  /** Something was said at another node. */
  async refresh(): Promise<void> {
    const rows = await this.#context.store.chatsFrom(this.#live.id, this.#next, SHOWN);
    for (const row of rows) this.#show(saidIn(row));
  }

  #show(said: Said): void {
    if (said.n < this.#next) return;
    this.#next = said.n + 1;
    this.#live.audience.send({ tell: 'said', game: this.#live.id, said }, (viewer) =>
      this.#isFor(said, viewer),
    );
  }

  #isFor({ player, room }: Said, viewer: Viewer): boolean {
    if (viewer.muted.has(player)) return false;
    return room === undefined || this.#live.table.seatOf(viewer.player) === undefined;
  }
}

function saidIn({ n, at, identity, content }: ChatRow): Said {
  return { n, at, player: identity, ...JSON.parse(content) };
}
