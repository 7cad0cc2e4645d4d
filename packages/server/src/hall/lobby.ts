import type { ServerMessage, TableSummary } from '@bastide/protocol';
import type { Store } from '../store/store.ts';
import { summaryOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { Frame } from './frame.ts';
import { Remembered } from './remembered.ts';
import type { Viewer } from './viewer.ts';

const SHOWN = 100;
/** Of one host, waiting and being played. */
const SHOWN_OF_HOST = 3;
/** Changes are sent together, this many milliseconds after the first. */
const PACE = 200;
/** Milliseconds a leaderboard stands. */
const STANDING = 5000;

/** Those who look at the list of public tables, and what changes on it. */
export class Lobby {
  readonly #store: Store;
  readonly #viewers = new Set<Viewer>();
  /** Whose tables are on the list, as this node knows it. */
  readonly #hosts = new Map<string, string>();
  readonly #changed = new Map<string, TableSummary>();
  readonly #changedElsewhere = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Unless a rating changes here: to make one, all who are rated are looked at. */
  readonly leaderboards = new Remembered<Awaited<ReturnType<Store['leaderboard']>>>(STANDING);
  /** Unless something changes here: with thousands of tables a list keeps the store busy. */
  readonly #lists = new Remembered<TableSummary[]>(PACE);

  constructor(store: Store) {
    this.#store = store;
  }

  list(): Promise<TableSummary[]> {
    return this.#lists.of('', () => this.#read());
  }

  async #read(): Promise<TableSummary[]> {
    const games = await this.#store.lobby(SHOWN, SHOWN_OF_HOST);
    this.#hosts.clear();
    for (const { id, host = '' } of games) this.#hosts.set(id, host);
    return games.map(({ summary, changedAt }) => ({ ...(JSON.parse(summary) as TableSummary), changedAt }));
  }

  async add(viewer: Viewer): Promise<void> {
    this.#viewers.add(viewer);
    viewer.send({ tell: 'lobby', tables: await this.list(), gone: [], whole: true });
  }

  remove(viewer: Viewer): void {
    this.#viewers.delete(viewer);
  }

  /** A table of this node looks different now. */
  summaryChanged(table: Table): void {
    if (table.terms.visibility !== 'public') return;
    this.#lists.forget();
    if (this.#viewers.size === 0 || !this.#isListed(table)) return;
    this.#changed.set(table.id, summaryOf(table));
    this.#soon();
  }

  /** Something happened to a table that only other nodes have open. */
  changedElsewhere(game: string): void {
    if (this.#viewers.size === 0) return;
    this.#changedElsewhere.add(game);
    this.#soon();
  }

  /** One that is on the list, or comes to it because its host has few there. */
  #isListed({ id, status, host }: Table): boolean {
    if (status === 'over') {
      this.#hosts.delete(id);
      return true;
    }
    if (this.#hosts.has(id)) return true;
    const others = [...this.#hosts.values()].filter((one) => one === host).length;
    if (others >= SHOWN_OF_HOST) return false;
    this.#hosts.set(id, host);
    return true;
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => void this.#send(), PACE).unref();
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    const isWhole = this.#changedElsewhere.size > 0;
    this.#changedElsewhere.clear();
    const whole = isWhole ? await this.list().catch(() => undefined) : undefined;
    const tables = whole ?? changed.filter(({ status }) => status !== 'over');
    const gone = changed.filter(({ status }) => status === 'over').map(({ game }) => game);
    const news: ServerMessage = { tell: 'lobby', tables, gone, whole: whole !== undefined };
    const frame = new Frame(JSON.stringify(news));
    for (const viewer of this.#viewers) viewer.sendFrame(frame);
  }
}
