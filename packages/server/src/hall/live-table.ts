import { type ClientMessageOf, printedIn, type Refused, refuse } from '@bastide/protocol';
import { isRefused, toldEvents } from '../store/append.ts';
import type { Appended, GameRow, Turn } from '../store/rows.ts';
import { caughtUp } from '../table/catch-up.ts';
import { Draft } from '../table/draft.ts';
import { fromStored } from '../table/log.ts';
import { Luck } from '../table/luck/luck.ts';
import { maySee } from '../table/rights.ts';
import { clocksOf, entriesFor, infoOf, type RawEntry, rawEntries } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import type { Context } from './context.ts';
import { moveIdOf } from './move-id.ts';
import { opened, tableOf } from './stored-table.ts';
import { TableLog } from './table-log.ts';
import { BrokenGame } from './unplayable.ts';
import { Driver } from './upkeep/driver.ts';
import { Lease } from './upkeep/lease.ts';
import type { Viewer } from './viewer.ts';

/** Done, as this event of the log; or refused. */
export type RequestResult = { readonly seq?: number } | (Refused & { readonly head?: number });

const ATTEMPTS = 5;
/** Of a lease no other node ever had. */
const FIRST_FENCE = 0;

/**
 * A table in memory: a cache of its log, those who look at it, and the order in which things happen to it. Everything is stored
 * first and shown after.
 */
export class LiveTable {
  readonly id: string;
  readonly row: GameRow;
  readonly context: Context;
  readonly log: TableLog;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly lease: Lease;
  readonly driver: Driver;
  table: Table;
  #luck: Luck | undefined;
  /** The store did not answer, or something went wrong: what is in memory may be behind. */
  #isUncertain = false;
  /** How much is being done or waits for it. */
  #works = 0;
  #lastWork: Promise<unknown> = Promise.resolve();

  private constructor(context: Context, row: GameRow, table: Table) {
    const { id } = row;
    this.id = id;
    this.row = row;
    this.context = context;
    this.table = table;
    this.log = new TableLog(context.store, id);
    this.audience = new Audience(context, this);
    this.chat = new Chat(context, this);
    this.lease = new Lease(context, id);
    this.driver = new Driver(context, this);
  }

  /** One that was just laid. */
  static laid(context: Context, row: GameRow, table: Table): LiveTable {
    const live = new LiveTable(context, row, table);
    live.chat.begin();
    if (context.store.isShared) live.lease.hold(FIRST_FENCE);
    return live;
  }

  static async load(context: Context, id: string): Promise<LiveTable | undefined> {
    const row = await context.store.gameById(id);
    if (row === undefined) return undefined;
    if (row.broken !== undefined) throw new BrokenGame(id, row.broken);
    const { store } = context;
    const [log, stored] = await Promise.all([store.eventsFrom(id, 0), store.snapshotOf(id)]);
    return new LiveTable(context, row, opened(context, id, log, stored));
  }

  /** Shows the table, if one may see it, and its news from then on. */
  async open(
    viewer: Viewer,
    { id, key, from = 0, asked = false }: ClientMessageOf<'open'>,
  ): Promise<Refused | undefined> {
    return this.exclusive(async () => {
      await this.#refreshIfUncertain();
      const { table, row } = this;
      if (!maySee(table, row, viewer.player, key)) return refuse('not-found');
      const seat = table.seatOf(viewer.player);
      const start = from > table.head ? 0 : from;
      const entries = table.status === 'waiting' ? [] : await this.log.entries(table, start);
      const chat = await this.chat.recent(viewer);
      const clocks = clocksOf(table);
      await this.audience.add(viewer, key);
      viewer.send({
        tell: 'table',
        id,
        game: this.id,
        head: table.head,
        info: infoOf(table, row.seed),
        ...(seat !== undefined && { seat }),
        ...((seat !== undefined || viewer.player === table.host) && {
          keys: { play: row.playKey, watch: row.watchKey },
        }),
        from: start,
        entries: entriesFor(seat, entries, table.engine.hasHands),
        ...(clocks && { clocks }),
        chat,
        presence: this.audience.presenceFor(viewer),
        ...(asked && { printed: printedIn(table.engine.game) }),
      });
      if (asked) this.audience.wantAsked(viewer);
      this.driver.wake();
      return undefined;
    });
  }

  /** A change a player asks for: one after the other, and only if the table still is as `expect` says. */
  change(
    player: string,
    messageId: string,
    plan: (draft: Draft) => Refused | undefined | Promise<Refused | undefined>,
    expect?: number,
  ): Promise<RequestResult> {
    const moveId = moveIdOf(player, messageId);
    return this.exclusive(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (this.#isUncertain) await this.#refreshIfUncertain();
        const { head } = this.table;
        const isOld = expect !== undefined && expect !== head;
        if (isOld) return (await this.#doneAs(moveId)) ?? { ...refuse('stale'), head };
        const draft = new Draft(this.table, this.context.now(), moveId);
        const planned = plan(draft);
        // A move is not waited for: one turn of the queue less.
        const refused = planned instanceof Promise ? await planned : planned;
        if (refused !== undefined) return (await this.#doneAs(moveId)) ?? refused;
        // What chance does is fixed by the seed, so it needs nobody's lease: one append, whoever is at which node.
        draft.playChance(this.luck(draft.table));
        const appended = await this.#append(draft, this.lease.fence);
        if (appended.ok) return this.#take(draft);
        await this.#drop(draft, appended);
        if (isRefused(appended)) return refuse(appended.why);
        const done = appended.why === 'repeated' ? await this.#doneAs(moveId) : undefined;
        if (done !== undefined) return done;
      }
      return refuse('unavailable');
    });
  }

  /** A change nobody asks for: only if it still is due, and only by the node that has the lease. */
  changeWithLease(isDue: () => boolean, plan: (draft: Draft) => void): Promise<void> {
    return this.exclusive(async () => {
      const { fence, isHeld } = this.lease;
      if (!isHeld || !isDue()) return;
      const draft = new Draft(this.table, this.context.now());
      plan(draft);
      draft.playChance(this.luck(draft.table));
      const appended = await this.#append(draft, fence);
      if (appended.ok) this.#take(draft);
      else await this.#drop(draft, appended);
    });
  }

  /** Another node, or this one, says that there are so many events, and which the last are. */
  refreshTo(head: number, told?: string): void {
    if (head <= this.table.head) return;
    this.exclusive(async () => {
      // Meanwhile it may have turned out to be our own.
      if (head > this.table.head) await this.#refresh(told);
    }).catch((error) => this.context.reportError('refresh', error, { game: this.id }));
  }

  /** The log itself has changed: somebody is to be forgotten. */
  reread(): Promise<void> {
    return this.exclusive(async () => {
      const { table, entries } = await this.#reread(this.table.head);
      this.#replace(table, entries, true);
    });
  }

  /** Servers were away until then. */
  resume(since: number): void {
    const { table } = this;
    const { clock } = table;
    table.resume(since);
    if (table.clock !== clock) this.audience.sendNews(table, [], false);
    this.driver.wake();
  }

  /** What chance does here; known from the moment the game begins. */
  luck({ nonces = [] }: Table): Luck {
    if (this.#luck?.nonces !== nonces) this.#luck = new Luck(this.id, this.row.seed, nonces);
    return this.#luck;
  }

  /** One after the other; at once if there is no other. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#works++ === 0 ? work() : this.#lastWork.then(work);
    const done = () => {
      this.#works--;
    };
    const failed = () => {
      this.#isUncertain = true;
      this.#works--;
    };
    this.#lastWork = mine.then(done, failed);
    return mine;
  }

  /** The store is asked again before anything else happens. */
  markUncertain(): void {
    this.#isUncertain = true;
  }

  /** A message that was heard before became this event: who repeats it is told the same again. */
  async #doneAs(moveId: string): Promise<RequestResult | undefined> {
    const seq = await this.context.store.eventOfMove(this.id, moveId);
    return seq === undefined ? undefined : { seq };
  }

  #append(draft: Draft, fence: number | undefined): Promise<Appended> {
    const { store } = this.context;
    const request = draft.append(fence);
    if (!store.isShared) return store.append(request);
    return store.append({ ...request, turns: turnsBetween(draft.before, draft.table) });
  }

  /** It is on the disk: from now on it is the table, and shown. */
  #take({ before, table, entries, changesInfo }: Draft): RequestResult {
    this.#replace(table, entries, changesInfo);
    this.context.count('moves', entries.length);
    return { seq: before.head };
  }

  /** It was not stored. If someone else was first: look again. */
  async #drop(draft: Draft, appended: Extract<Appended, { ok: false }>): Promise<void> {
    draft.table.discard(this.table);
    if (isRefused(appended)) return;
    this.context.count(appended.why === 'fenced' ? 'fenced' : 'conflicts');
    if (appended.why === 'fenced') this.lease.lose();
    await this.#refresh();
  }

  async #refreshIfUncertain(): Promise<void> {
    if (!this.#isUncertain) return;
    await this.#refresh();
    this.#isUncertain = false;
  }

  /** Takes in what others have appended, and shows it. If we were told the very next events, the store need not be asked. */
  async #refresh(told?: string): Promise<void> {
    const { head } = this.table;
    const known = told === undefined ? [] : toldEvents(told);
    const fresh = known[0]?.seq === head ? known.map(fromStored) : await this.log.events(head);
    if (fresh.length === 0) return;
    const onlyMoves = fresh.every(({ event }) => event.kind === 'moved');
    const { table, entries } = caughtUp(this.table, fresh) ?? (await this.#reread(head));
    this.#replace(table, entries, !onlyMoves);
  }

  /** From the whole log, where what is new takes back what was known. */
  async #reread(from: number): Promise<{ readonly table: Table; readonly entries: readonly RawEntry[] }> {
    const log = await this.log.events();
    const table = tableOf(this.context, this.id, log);
    return { table, entries: rawEntries(table.engine, log, from) };
  }

  #replace(table: Table, entries: readonly RawEntry[], isInfoNew: boolean): void {
    const before = this.table;
    this.table = table;
    // While a table waits, whoever finds it may look: they might sit down.
    if (before.status === 'waiting' && table.status !== 'waiting' && table.outcome?.reason !== 'closed')
      this.audience.dismiss(({ player }, key) => !maySee(table, this.row, player, key));
    this.audience.sendNews(before, entries, isInfoNew || before.undo !== table.undo);
    if (before.seats !== table.seats || before.status !== table.status) this.context.summaryChanged(table);
    if (before.seats !== table.seats) this.audience.sendPresence();
    for (const turn of turnsBetween(before, table)) this.#sendTurn(turn);
    before.discard(table);
    this.driver.wake();
  }

  /** To those who don't look at the table: the others see it there. */
  #sendTurn({ identity, isTheirs }: Turn): void {
    for (const viewer of this.context.viewersOf(identity))
      if (!this.audience.has(viewer)) viewer.send({ tell: 'turn', game: this.id, yours: isTheirs });
  }
}

/** Whose turn is over, and whose begins. */
function turnsBetween(before: Table, after: Table): readonly Turn[] {
  const [was, is] = [before.askedPlayer, after.askedPlayer];
  if (was === is) return NO_TURNS;
  return [
    ...(was === undefined ? [] : [{ identity: was, isTheirs: false }]),
    ...(is === undefined ? [] : [{ identity: is, isTheirs: true }]),
  ];
}

const NO_TURNS: readonly Turn[] = [];
