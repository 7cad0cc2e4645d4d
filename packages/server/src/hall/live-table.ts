import type { Move } from '@bastide/rules';
import type { ClientMessageOf } from '../protocol/client-messages.ts';
import { type Refused, refuse } from '../protocol/errors.ts';
import type { GameRow, Turn } from '../store/rows.ts';
import * as deeds from '../table/deeds.ts';
import { Draft } from '../table/draft.ts';
import type { Happened } from '../table/events.ts';
import { fromStored, standingMoves } from '../table/log.ts';
import { Luck } from '../table/luck.ts';
import { maySee, maySit } from '../table/rights.ts';
import {
  clocksOf,
  entriesFor,
  infoOf,
  type RawEntry,
  rawEntries,
  rawEntriesOf,
  stateFor,
  summaryOf,
} from '../table/show.ts';
import { Table } from '../table/table.ts';
import { turnsBetween } from '../table/turns.ts';
import { AnsweredIds, moveIdOf } from './answered-ids.ts';
import { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import type { Context } from './context.ts';
import { Driver } from './driver.ts';
import type { Viewer } from './viewer.ts';

/** Done, at this place of the log; or not. */
export type Answer = { readonly seq?: number } | (Refused & { readonly head?: number });

const ATTEMPTS = 5;

/**
 * A table in memory: a cache of its log, those who look at it, and the order in which things happen to it. Everything is stored
 * first and shown after.
 */
export class LiveTable {
  readonly id: string;
  readonly row: GameRow;
  readonly context: Context;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly driver: Driver;
  table: Table;
  #luck: Luck | undefined;
  /** The store did not answer: what is in memory may be behind. */
  #isUncertain = false;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #answered = new AnsweredIds();

  private constructor(context: Context, row: GameRow, table: Table) {
    this.id = row.id;
    this.row = row;
    this.context = context;
    this.table = table;
    this.audience = new Audience(context, this);
    this.chat = new Chat(context, this);
    this.driver = new Driver(context, this);
  }

  static async load(context: Context, id: string): Promise<LiveTable | undefined> {
    const row = await context.store.gameById(id);
    if (row === undefined) return undefined;
    const log = await context.store.eventsFrom(id, 0);
    return new LiveTable(context, row, Table.of(id, log.map(fromStored)));
  }

  /** Shows the table, if one may see it, and its news from then on. */
  async open(viewer: Viewer, { id, key, from = 0 }: ClientMessageOf<'open'>): Promise<Refused | undefined> {
    if (!maySee(this.table, this.row, viewer.player, key)) return refuse('not-found');
    return this.exclusive(async () => {
      await this.#refreshIfUncertain();
      const { table, row } = this;
      const seat = table.seatOf(viewer.player);
      const start = from > table.head ? 0 : from;
      const entries = table.status === 'waiting' ? [] : await this.#entriesFrom(start);
      const chat = await this.chat.lately(viewer);
      const state = stateFor(seat, table.stage, table.bytes);
      const clocks = clocksOf(table);
      await this.audience.add(viewer);
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
        entries: entriesFor(seat, entries, table.stage.hasHands),
        ...(state && { state }),
        ...(clocks && { clocks }),
        chat,
        presence: this.audience.presence(),
      });
      this.driver.wake();
      return undefined;
    });
  }

  sit(viewer: Viewer, message: ClientMessageOf<'sit'>): Promise<Answer> {
    const { player, name } = viewer;
    return this.change(player, message.id, (draft) => {
      if (!maySit(draft.table, this.row, player, message.key)) return refuse('not-found');
      return deeds.sit(draft, { player, name }, message);
    });
  }

  stand(player: string, moveId: string): Promise<Answer> {
    return this.change(player, moveId, (draft) => deeds.stand(draft, player));
  }

  start(player: string, moveId: string): Promise<Answer> {
    return this.change(player, moveId, (draft) => deeds.start(draft, player));
  }

  move(player: string, { id, expect, move }: ClientMessageOf<'move'>): Promise<Answer> {
    return this.change(
      player,
      id,
      (draft) => deeds.move(draft, player, move as Move, this.context.now()),
      expect,
    );
  }

  undo(player: string, { id, expect }: ClientMessageOf<'undo'>): Promise<Answer> {
    return this.change(player, id, async (draft) => deeds.undo(draft, player, await this.#moves()), expect);
  }

  answerUndo(player: string, { id, expect, agree }: ClientMessageOf<'answer-undo'>): Promise<Answer> {
    return this.change(
      player,
      id,
      async (draft) => deeds.answerUndo(draft, player, agree, await this.#moves()),
      expect,
    );
  }

  leave(player: string, moveId: string): Promise<Answer> {
    return this.change(player, moveId, (draft) => {
      const seat = draft.table.seatOf(player);
      return seat === undefined ? refuse('not-allowed') : deeds.leave(draft, seat, 'left');
    });
  }

  rematch(player: string, moveId: string): Promise<Answer> {
    return this.change(player, moveId, (draft) => deeds.rematch(draft, player));
  }

  /** Something happens: one thing after the other, and only if the table still is as `expect` says. */
  change(
    player: string,
    messageId: string,
    plan: (draft: Draft) => Refused | undefined | Promise<Refused | undefined>,
    expect?: number,
  ): Promise<Answer> {
    const moveId = moveIdOf(player, messageId);
    return this.exclusive(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await this.#refreshIfUncertain();
        const known = await this.#seqOf(moveId, expect);
        if (known !== undefined) return { seq: known };
        if (expect !== undefined && expect !== this.table.head)
          return { ...refuse('stale'), head: this.table.head };
        const draft = new Draft(this.table, this.context.now(), moveId);
        const refused = await plan(draft);
        if (refused !== undefined) return refused;
        const fence = this.driver.fence;
        if (fence !== undefined) draft.playChance(this.luck());
        if (await this.commit(draft, fence)) return { seq: draft.before.head };
      }
      return refuse('unavailable');
    });
  }

  /** Stores a draft, then makes it the table and shows it. False if someone else was first: look again. */
  async commit(draft: Draft, fence: number | undefined): Promise<boolean> {
    const appended = await this.#stored(draft, fence);
    if (!appended.ok) {
      this.context.count(appended.why === 'fenced' ? 'fenced' : 'conflicts');
      if (appended.why === 'fenced') this.driver.lose();
      draft.table.discard(this.table);
      await this.#refresh();
      return false;
    }
    for (const [i, { moveId }] of draft.happened.entries())
      if (moveId !== undefined) this.#answered.add(moveId, draft.before.head + i);
    this.#become(draft.table, draft.entries, draft.changesInfo);
    this.context.count('moves', draft.entries.length);
    return true;
  }

  /** Another node says that there are so many events. */
  heard(head: number): void {
    if (head <= this.table.head) return;
    this.exclusive(() => this.#refresh()).catch((error) => this.context.wrong('refresh', error));
  }

  /** What chance does here; known from the moment the game begins. */
  luck(): Luck {
    this.#luck ??= new Luck(this.id, this.row.seed, this.table.nonces ?? []);
    return this.#luck;
  }

  async log(): Promise<Happened[]> {
    return (await this.context.store.eventsFrom(this.id, 0)).map(fromStored);
  }

  /** One after the other. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  /** Asks again what the store holds before anything else happens. */
  doubt(): void {
    this.#isUncertain = true;
  }

  async #stored(draft: Draft, fence: number | undefined) {
    try {
      const { store } = this.context;
      const wish = draft.append(fence);
      return await store.append(
        store.isShared ? { ...wish, turns: turnsBetween(draft.before, draft.table) } : wish,
      );
    } catch (error) {
      this.#isUncertain = true;
      throw error;
    }
  }

  async #refreshIfUncertain(): Promise<void> {
    if (!this.#isUncertain) return;
    await this.#refresh();
    this.#isUncertain = false;
  }

  /** Takes in what others have appended, and shows it. */
  async #refresh(): Promise<void> {
    const { head } = this.table;
    const fresh = await this.context.store.eventsFrom(this.id, head);
    if (fresh.length === 0) return;
    const log = await this.log();
    const table = Table.of(this.id, log);
    const entries = rawEntries(table.stage, log, head);
    for (const [i, { moveId }] of log.entries())
      if (moveId !== undefined && i >= head) this.#answered.add(moveId, i);
    const onlyMoves = log.slice(head).every(({ event }) => event.kind === 'moved');
    this.#become(table, entries, !onlyMoves);
  }

  #become(table: Table, entries: readonly RawEntry[], isInfoNew: boolean): void {
    const before = this.table;
    this.table = table;
    if (before.status === 'waiting' && table.status !== 'waiting') this.#luck = undefined;
    this.audience.news(before, entries, isInfoNew || before.undo !== table.undo);
    if (before.seats !== table.seats || before.status !== table.status) this.context.listed(summaryOf(table));
    if (before.seats !== table.seats) this.audience.tellPresence();
    for (const turn of turnsBetween(before, table)) this.#tellTurn(turn);
    before.discard(table);
    this.driver.wake();
  }

  /** To those who don't look at the table: they see it there. */
  #tellTurn({ identity, isTheirs }: Turn): void {
    for (const viewer of this.context.viewersOf(identity))
      if (!this.audience.has(viewer)) viewer.send({ tell: 'turn', game: this.id, yours: isTheirs });
  }

  async #seqOf(moveId: string, expect: number | undefined): Promise<number | undefined> {
    const known = this.#answered.seqOf(moveId);
    if (known !== undefined || expect === this.table.head) return known;
    return expect === undefined ? undefined : this.context.store.eventOfMove(this.id, moveId);
  }

  async #entriesFrom(from: number): Promise<RawEntry[]> {
    const { stage, head } = this.table;
    if (from >= head) return [];
    // Where nothing is hidden a client plays the moves itself and needs only those it lacks.
    if (!stage.hasHands && from > 0) {
      const some = (await this.context.store.eventsFrom(this.id, from)).slice(0, head - from).map(fromStored);
      return rawEntriesOf(some, from);
    }
    return rawEntries(stage, (await this.log()).slice(0, head), from);
  }

  async #moves(): Promise<Move[]> {
    return standingMoves((await this.log()).slice(0, this.table.head));
  }
}
