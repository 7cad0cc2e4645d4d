import { createHash } from 'node:crypto';
import { observe } from '@bastide/rules';
import type { TableWish } from '../protocol/parts.ts';
import type { RatingChange } from '../store/rows.ts';
import { StoreUnavailable } from '../store/store.ts';
import { CHANCE, leastMove, leave, wantsRematch } from '../table/deeds.ts';
import { Draft } from '../table/draft.ts';
import type { Series, TableEvent } from '../table/events.ts';
import { commitmentOf, newSeed } from '../table/luck.ts';
import { winsOf } from '../table/places.ts';
import type { Context } from './context.ts';
import type { LiveTable } from './live-table.ts';

/** What there is to do at a table without anyone asking. */
type Due = 'nothing' | 'close' | 'chance' | 'least' | 'think' | 'time' | 'settle';

const AGAIN_AFTER = 500;
const LONGEST_TIMER = 2 ** 31 - 1;

/** Plays for chance, bots and clocks while this node has the table's lease, and settles a game that is over. */
export class Driver {
  readonly #context: Context;
  readonly #live: LiveTable;
  #fence: number | undefined;
  #isDriving = false;
  #isWoken = false;
  #timer: NodeJS.Timeout | undefined;
  /** How many events there were when nothing was left to be settled. */
  #settledAt: number | undefined;
  #isStopped = false;

  constructor(context: Context, live: LiveTable) {
    this.#context = context;
    this.#live = live;
  }

  /** With it this node speaks for chance; undefined if another does. */
  get fence(): number | undefined {
    return this.#fence;
  }

  get isBusy(): boolean {
    return this.#isDriving;
  }

  lose(): void {
    this.#fence = undefined;
  }

  /** Looks whether something is to be done. */
  wake(): void {
    clearTimeout(this.#timer);
    if (!this.#isDriving && this.#due() === 'nothing') {
      this.#setTimer(this.#live.table.until);
      return;
    }
    this.#isWoken = true;
    if (!this.#isDriving) void this.#drive();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const fence = this.#fence;
    this.#fence = undefined;
    const { store, node } = this.#context;
    if (fence !== undefined && store.isShared) await store.releaseLease(this.#live.id, node, fence);
  }

  async #drive(): Promise<void> {
    this.#isDriving = true;
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        while (!this.#isStopped && (await this.#step()));
      }
      this.#isDriving = false;
      // If another node has the lease but does not do what is due, it may be dead.
      const { status } = this.#live.table;
      const isLeft = this.#fence === undefined && status !== 'over' && this.#due() !== 'nothing';
      this.#setTimer(isLeft ? this.#context.now() + AGAIN_AFTER : this.#live.table.until);
    } catch (error) {
      this.#isDriving = false;
      this.#live.doubt();
      if (!(error instanceof StoreUnavailable)) this.#context.wrong('drive', error);
      this.#setTimer(this.#context.now() + AGAIN_AFTER);
    }
  }

  #setTimer(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined || this.#isStopped) return;
    const wait = Math.min(Math.max(0, at - this.#context.now()) + 5, LONGEST_TIMER);
    this.#timer = setTimeout(() => this.wake(), wait);
    this.#timer.unref();
  }

  /** Does one thing; whether there may be more. */
  async #step(): Promise<boolean> {
    const due = this.#due();
    if (due === 'nothing' || !(await this.#holdLease())) return false;
    if (due === 'think') return this.#think();
    if (due === 'settle') return this.#settle();
    return this.#live.exclusive(async () => {
      if (this.#due() !== due || this.#fence === undefined) return true;
      const draft = new Draft(this.#live.table, this.#context.now());
      if (due === 'close') draft.end('closed');
      if (due === 'time') leave(draft, draft.table.asked ?? CHANCE, 'time');
      if (due === 'least') draft.move(leastMove(draft.table));
      draft.playChance(this.#live.luck());
      await this.#live.commit(draft, this.#fence);
      return true;
    });
  }

  #due(): Due {
    const { table } = this.#live;
    const now = this.#context.now();
    if (table.status === 'over') return this.#settledAt === table.head ? 'nothing' : 'settle';
    if (table.status === 'waiting') return (table.wakeAt ?? now) <= now ? 'close' : 'nothing';
    const { asked } = table;
    if (asked === undefined || asked === CHANCE) return 'chance';
    if (table.seats[asked].left === 'out') return 'least';
    if (!table.isPerson(asked)) return 'think';
    return (table.until ?? Number.POSITIVE_INFINITY) < now ? 'time' : 'nothing';
  }

  async #holdLease(): Promise<boolean> {
    if (this.#fence !== undefined) return true;
    const { store, node, now } = this.#context;
    this.#fence = await store.takeLease(this.#live.id, node, now());
    return this.#fence !== undefined;
  }

  /** A bot is asked with what its seat may know, while people may go on, and answers only if nothing has changed since. */
  async #think(): Promise<boolean> {
    const { table } = this.#live;
    const { asked, head, stage, terms } = table;
    if (asked === undefined) return true;
    const state = observe(stage.enter(table.bytes), asked).save();
    const { level = 'knight' } = table.seats[asked];
    const question = { table: table.id, setup: terms.setup, state, seat: asked, level };
    const [move] = await Promise.all([this.#context.thinker.choose(question), pause(this.#context.botPause)]);
    return this.#live.exclusive(async () => {
      if (this.#live.table.head !== head || this.#fence === undefined) return true;
      const draft = new Draft(this.#live.table, this.#context.now());
      const refused = draft.move(move);
      if (refused !== undefined) throw new Error(`a bot's move is refused: ${JSON.stringify(move)}`);
      draft.playChance(this.#live.luck());
      await this.#live.commit(draft, this.#fence);
      return true;
    });
  }

  /** Results are entered once and what they did to the ratings is told, then the next game is laid if there is one. */
  async #settle(): Promise<boolean> {
    const { table } = this.#live;
    if (table.outcome === undefined) return false;
    const { reason, ratings } = table.outcome;
    if (reason !== 'closed' && ratings === undefined && this.#settledAt === undefined) {
      const changes = await this.#enterResults();
      if (changes.length > 0) return this.#note({ kind: 'rated', changes });
    }
    if (this.#mayFollow()) return this.#layNext();
    await this.#context.store.rest(table.id, table.head);
    this.#settledAt = table.head;
    return this.#live.table.head !== table.head;
  }

  #enterResults(): Promise<RatingChange[]> {
    const { store, now } = this.#context;
    const { table } = this.#live;
    const { scores = [], places = [] } = table.outcome ?? {};
    const results = table.seats.map(({ kind, player, name, level }, seat) => ({
      seat,
      identity: kind === 'person' ? player : undefined,
      name: name ?? level ?? 'bot',
      points: scores[seat],
      place: places[seat],
    }));
    return store.recordResults(table.id, results, { at: now(), isRated: table.bys.length > 0 });
  }

  /** Something that happens once at a table that is over. */
  #note(event: Extract<TableEvent, { kind: 'rated' | 'next' }>): Promise<boolean> {
    return this.#live.exclusive(async () => {
      const { next, outcome } = this.#live.table;
      if (event.kind === 'next' ? next !== undefined : outcome?.ratings !== undefined) return true;
      const draft = new Draft(this.#live.table, this.#context.now());
      draft.happen(event);
      await this.#live.commit(draft, this.#fence);
      return true;
    });
  }

  #mayFollow(): boolean {
    const { table } = this.#live;
    if (table.next !== undefined || table.outcome === undefined || table.outcome.reason === 'closed')
      return false;
    return this.#seriesAfter() !== undefined || wantsRematch(table);
  }

  /** How a best of three stands, if it goes on: nobody has left and nobody has won two. */
  #seriesAfter(): Series | undefined {
    const { terms, series, outcome, seats } = this.#live.table;
    if (terms.bestOf === 1 || outcome === undefined || seats.some(({ left }) => left !== undefined))
      return undefined;
    const wins = winsOf(outcome.places).map((won, seat) => won + (series?.wins[seat] ?? 0));
    const round = (series?.round ?? 1) + 1;
    return round > terms.bestOf || Math.max(...wins) > terms.bestOf / 2 ? undefined : { round, wins };
  }

  async #layNext(): Promise<boolean> {
    const { table, row } = this.#live;
    // Always the same id, so that a crash between the two steps does not leave two tables.
    const id = createHash('sha256').update(`next|${table.id}|${row.seed}`).digest('base64url').slice(0, 22);
    const series = this.#seriesAfter();
    const wish: TableWish = {
      ...table.terms,
      seats: table.seats.map(({ kind, level }) =>
        kind === 'bot' ? { kind, level: level ?? 'knight' } : { kind: 'person' },
      ),
    };
    const reserved = table.seats.flatMap(({ kind, player, name, left }, seat) =>
      kind === 'person' && left === undefined && player !== undefined && name !== undefined
        ? [{ seat, player, name }]
        : [],
    );
    const seed = newSeed();
    const commitment = commitmentOf(id, seed);
    const event = {
      kind: 'laid',
      wish,
      host: table.host,
      commitment,
      reserved,
      ...(series && { series }),
    } as const;
    await this.#context.lay({ event, at: this.#context.now() }, { id, seed });
    return this.#note({ kind: 'next', game: id });
  }
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
