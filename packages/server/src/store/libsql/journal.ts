import { appendNotices, eventRows, INSERT_EVENTS, moveIdOf } from '../append.ts';
import type { OperationName } from '../operations.ts';
import type { Append, Appended, Turn } from '../rows.ts';
import type { Notice, Sql } from '../sql.ts';
import type { Call } from './messages.ts';

/** An append that changes nothing but a game's log and where it stands, as text that goes to the disk as it is. */
export type Move = readonly [
  game: string,
  expect: number,
  count: number,
  fence: number | undefined,
  moveId: string | undefined,
  head: string,
  rows: string,
  turns?: readonly Turn[] | undefined,
];

/** How the store's thread is asked for an append. */
export function callOf(request: Append): Call {
  const move = moveOf(request);
  return move === undefined ? { name: 'append', args: [request] } : { name: 'move', args: move };
}

/** Undefined if more than that is to be written, or nothing happened. */
export function moveOf(request: Append): Move | undefined {
  const { game, expect, events, fence, status, asked, wakeAt, at, turns, lists, snapshot, notice } = request;
  const isMore = lists !== undefined || snapshot !== undefined || notice !== undefined;
  if (isMore || events.length === 0) return undefined;
  const head = JSON.stringify({ game, head: expect + events.length, status, asked, wakeAt, at });
  const rows = JSON.stringify(eventRows(game, expect, events)).slice(1, -1);
  return [game, expect, events.length, fence, moveIdOf(request), head, rows, turns];
}

export function moveNotices([game, expect, count, , , , rows, turns]: Move): Notice[] {
  return appendNotices(game, expect + count, `[${rows}]`, turns);
}

/**
 * Moves that are on the disk, many in one row, and not yet in the rows of their games. Those are written for many moves at once, and before
 * anybody reads them: a page of the file is written once for all instead of once for each.
 */
export class Journal {
  readonly #sql: Sql;
  /** A cache of what stands in the table; `load` reads it. */
  readonly #games = new Map<string, Waiting>();
  #count = 0;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Notes what the table has and the games have not. */
  async load(): Promise<void> {
    this.#games.clear();
    this.#count = 0;
    const stored = await this.#sql.rows<{ moves: string }>('SELECT moves FROM journal ORDER BY id');
    for (const { moves } of stored)
      for (const [head, rows] of JSON.parse(moves) as [{ readonly game: string }, StoredRow[]][]) {
        const moveId = rows.find(([, , , , id]) => id !== null)?.[4] ?? undefined;
        const text = JSON.stringify(rows).slice(1, -1);
        await this.#take([head.game, rows[0][1], rows.length, undefined, moveId, JSON.stringify(head), text]);
      }
    // What the games have already is to be taken out too.
    this.#count = Math.max(this.#count, stored.length);
  }

  /** Each only if its game still is what the caller thinks it is. */
  async add(moves: readonly Move[]): Promise<Appended[]> {
    const results: Appended[] = [];
    const taken: string[] = [];
    for (const move of moves) {
      const why = await this.#take(move);
      results.push(why === undefined ? { ok: true } : { ok: false, why });
      if (why === undefined) taken.push(`[${move[5]},[${move[6]}]]`);
    }
    if (taken.length > 0)
      await this.#sql.changes('INSERT INTO journal (moves) VALUES ($1)', `[${taken.join()}]`);
    if (this.#count >= MOST) await this.fill();
    return results;
  }

  /** Before an operation that reads them. */
  async fillFor(name: OperationName, args: readonly unknown[]): Promise<void> {
    if (APART.has(name)) return;
    if (!OF_ONE_GAME.has(name)) await this.fill();
    else await this.fillGame(String(args[0]));
  }

  async fill(): Promise<void> {
    if (this.#count === 0) return;
    await this.#write([...this.#games.values()]);
    await this.#sql.changes('DELETE FROM journal');
    this.#games.clear();
    this.#count = 0;
  }

  async fillGame(game: string): Promise<void> {
    const waiting = this.#games.get(game);
    if (waiting === undefined) return;
    await this.#write([waiting]);
    this.#games.delete(game);
  }

  async #write(games: readonly Waiting[]): Promise<void> {
    if (games.length === 0) return;
    await this.#sql.changes(MOVE_ON, `[${games.map(({ text }) => text).join()}]`);
    await this.#sql.changes(INSERT_EVENTS, `[${games.flatMap(({ rows }) => rows).join()}]`);
  }

  async #take([game, expect, count, fence, moveId, text, rows]: Move): Promise<WhyNot | undefined> {
    const [row] = await this.#sql.rows<{ head: number; fence: number; known: number }>(
      LOOK,
      game,
      moveId ?? null,
    );
    if (row === undefined) return 'unknown';
    const waiting = this.#games.get(game);
    if (moveId !== undefined && (row.known === 1 || waiting?.moveIds.has(moveId))) return 'repeated';
    if ((waiting?.head ?? row.head) !== expect) return 'conflict';
    if (fence !== undefined && row.fence !== fence) return 'fenced';
    const moveIds = waiting?.moveIds ?? new Set();
    if (moveId !== undefined) moveIds.add(moveId);
    this.#games.set(game, { head: expect + count, moveIds, text, rows: [...(waiting?.rows ?? []), rows] });
    this.#count++;
    return undefined;
  }
}

/** A game whose rows are behind. */
interface Waiting {
  readonly head: number;
  readonly moveIds: Set<string>;
  /** Where it stands. */
  readonly text: string;
  readonly rows: readonly string[];
}

type StoredRow = readonly [
  game: string,
  seq: number,
  kind: string,
  content: unknown,
  moveId: string | null,
  at: number,
];

type WhyNot = Extract<Appended, { ok: false }>['why'];

/** Moves after which rows are written though nobody reads them: others wait meanwhile, a few milliseconds. */
const MOST = 500;

const LOOK = `SELECT head, fence, EXISTS (SELECT 1 FROM events e WHERE e.game = $1 AND e.move_id = $2) AS known
  FROM games WHERE id = $1`;

const MOVE_ON = `UPDATE games SET head = CAST(one.value ->> 'head' AS INTEGER), status = one.value ->> 'status',
    asked = CAST(one.value ->> 'asked' AS INTEGER), wake_at = CAST(one.value ->> 'wakeAt' AS BIGINT),
    changed_at = CAST(one.value ->> 'at' AS BIGINT)
  FROM json_each($1) AS one WHERE games.id = one.value ->> 'game'`;

/** These read nothing a move changes. */
const APART: ReadonlySet<OperationName> = new Set<OperationName>([
  'addChat',
  'addSession',
  'addVoucher',
  'bans',
  'beat',
  'chatsFrom',
  'clearPresence',
  'createGame',
  'createIdentity',
  'giveUpLine',
  'identityById',
  'identityBySession',
  'leastVersion',
  'mutedBy',
  'openGamesOf',
  'openlyRated',
  'ownerOfName',
  'presenceAt',
  'ratingsOf',
  'recordResults',
  'serve',
  'setPresence',
  'snapshotOf',
  'standingSessions',
  'sweepVouchers',
  'takeVoucher',
  'touchSessions',
]);

/** These read what one game has, which they name first. */
const OF_ONE_GAME: ReadonlySet<OperationName> = new Set<OperationName>([
  'clearWake',
  'eventOfMove',
  'eventsFrom',
  'gameById',
  'releaseLease',
  'settle',
  'takeLease',
]);
