import { INSERT_EVENTS } from '../append.ts';
import type { OperationName } from '../operations.ts';
import type { Appended, StoredSnapshot } from '../rows.ts';
import { keepSnapshot } from '../snapshot-rows.ts';
import type { Sql } from '../sql.ts';
import type { Move } from './move.ts';

/**
 * Moves that are on the disk, many in one row, and not yet in the rows of their games. Those are written for many moves at once, and before
 * anybody reads them: a page of the file is written once for all instead of once for each.
 */
export class Journal {
  readonly #sql: Sql;
  /** A cache of what stands in the tables, of games with moves lately: only this thread writes to them. */
  readonly #games = new Map<string, Known>();
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
      for (const [head, rows, snapshot] of JSON.parse(moves) as StoredMove[]) {
        const { game, wakeAt } = head;
        const moveId = rows.find(([, , , , id]) => id !== null)?.[4] ?? undefined;
        const [text, lines] = [JSON.stringify(head), JSON.stringify(rows).slice(1, -1)];
        const state = snapshot && JSON.stringify(snapshot);
        const move: Move = [game, rows[0][1], rows.length, undefined, moveId, wakeAt, text, lines, state];
        this.#take(await this.#known(game), move);
      }
    // What the games have already is to be taken out too.
    this.#count = Math.max(this.#count, stored.length);
  }

  /** Each only if its game still is what the caller thinks it is. */
  async add(moves: readonly Move[]): Promise<Appended[]> {
    const results: Appended[] = [];
    const taken: string[] = [];
    for (const move of moves) {
      const why = this.#take(this.#games.get(move[0]) ?? (await this.#known(move[0])), move);
      results.push(why === undefined ? OK : { ok: false, why });
      const [, , , , , , head, rows, snapshot] = move;
      if (why === undefined)
        taken.push(snapshot === undefined ? `[${head},[${rows}]]` : `[${head},[${rows}],${snapshot}]`);
    }
    if (taken.length > 0)
      await this.#sql.changes('INSERT INTO journal (moves) VALUES ($1)', `[${taken.join()}]`);
    if (this.#count >= MOST) await this.fill();
    return results;
  }

  /** Before an operation that reads them or changes more. */
  async fillFor(name: OperationName, args: readonly unknown[]): Promise<void> {
    if (APART.has(name)) return;
    if (name === 'dueGames') await this.#fillDue(Number(args[1]));
    else if (OF_ONE_GAME.has(name)) await this.fillGame(String(args[0]));
    else {
      await this.fill();
      this.#games.clear();
    }
  }

  async fill(): Promise<void> {
    if (this.#count === 0) return;
    await this.#write([...this.#games.values()]);
    await this.#sql.changes('DELETE FROM journal');
    this.#count = 0;
    if (this.#games.size > MOST_KNOWN) this.#games.clear();
  }

  /** And forgets it, for it is about to change. */
  async fillGame(game: string): Promise<void> {
    const known = this.#games.get(game);
    if (known === undefined) return;
    await this.#write([known]);
    this.#games.delete(game);
  }

  /** Those of which the rows do not tell rightly whether something is due. */
  async #fillDue(now: number): Promise<void> {
    const isDue = (wakeAt: number | undefined) => wakeAt !== undefined && wakeAt <= now;
    await this.#write(
      [...this.#games.values()].filter((one) => isDue(one.wakeAt) || isDue(one.storedWakeAt)),
    );
  }

  async #write(games: readonly Known[]): Promise<void> {
    const behind = games.filter(({ rows }) => rows.length > 0);
    if (behind.length === 0) return;
    await this.#sql.changes(MOVE_ON, `[${behind.map(({ text }) => text).join()}]`);
    await this.#sql.changes(INSERT_EVENTS, `[${behind.flatMap(({ rows }) => rows).join()}]`);
    for (const one of behind) {
      if (one.snapshot !== undefined) await keepSnapshot(this.#sql, one.game, JSON.parse(one.snapshot));
      one.rows = [];
      one.snapshot = undefined;
      one.storedWakeAt = one.wakeAt;
    }
  }

  /** What the tables have of a game; undefined if there is none. */
  async #known(game: string): Promise<Known | undefined> {
    const found = this.#games.get(game);
    if (found !== undefined) return found;
    const [row] = await this.#sql.rows<{ head: number; fence: number; wake_at: number | null }>(
      'SELECT head, fence, wake_at FROM games WHERE id = $1',
      game,
    );
    if (row === undefined) return undefined;
    const used = await this.#sql.rows<{ move_id: string }>(
      'SELECT move_id FROM events WHERE game = $1 AND move_id IS NOT NULL',
      game,
    );
    const wakeAt = row.wake_at ?? undefined;
    const known: Known = {
      game,
      head: row.head,
      fence: row.fence,
      moveIds: new Set(used.map(({ move_id }) => move_id)),
      wakeAt,
      storedWakeAt: wakeAt,
      text: '',
      rows: [],
      snapshot: undefined,
    };
    this.#games.set(game, known);
    return known;
  }

  #take(known: Known | undefined, move: Move): WhyNot | undefined {
    if (known === undefined) return 'unknown';
    const [, expect, count, fence, moveId, wakeAt, text, rows, snapshot] = move;
    if (moveId !== undefined && known.moveIds.has(moveId)) return 'repeated';
    if (known.head !== expect) return 'conflict';
    if (fence !== undefined && known.fence !== fence) return 'fenced';
    known.head = expect + count;
    if (moveId !== undefined) known.moveIds.add(moveId);
    known.wakeAt = wakeAt;
    known.text = text;
    known.rows.push(rows);
    known.snapshot = snapshot ?? known.snapshot;
    this.#count++;
    return undefined;
  }
}

/** A game and how far its rows are behind. */
interface Known {
  readonly game: string;
  readonly fence: number;
  readonly moveIds: Set<string>;
  head: number;
  wakeAt: number | undefined;
  storedWakeAt: number | undefined;
  /** Where it stands. */
  text: string;
  rows: string[];
  snapshot: string | undefined;
}

type StoredMove = readonly [
  head: { readonly game: string; readonly wakeAt?: number },
  rows: readonly StoredRow[],
  snapshot?: StoredSnapshot,
];

type StoredRow = readonly [
  game: string,
  seq: number,
  kind: string,
  content: unknown,
  moveId: string | null,
  at: number,
];

type WhyNot = Extract<Appended, { ok: false }>['why'];

export const OK = { ok: true } as const;

/** Moves after which rows are written though nobody reads them: others wait meanwhile, some ten milliseconds. */
const MOST = 4000;

/** Games remembered though their rows are written. */
const MOST_KNOWN = 1000;

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
  'endNotice',
  'giveUpLine',
  'identityById',
  'identityBySession',
  'leastVersion',
  'mutedBy',
  'openGamesOf',
  'openlyRated',
  'ownerOfName',
  'postponeNotice',
  'presenceAt',
  'ratingsOf',
  'recordResults',
  'serve',
  'setPresence',
  'standingSessions',
  'sweepVouchers',
  'takeNotices',
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
  'snapshotOf',
  'takeLease',
]);
