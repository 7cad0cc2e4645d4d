import { INSERT_EVENTS, insertEvents, moveIdOf, rowsText } from '../append.ts';
import type { OperationName } from '../operations.ts';
import type { Append, Appended, NewGame } from '../rows.ts';
import { keepSnapshot } from '../snapshot-rows.ts';
import type { Sql } from '../sql.ts';
import { headIn, type Move, OK, rowsIn, stateIn } from './move.ts';
import { readsLog, readsNoGame, readsOneGame } from './readers.ts';

/**
 * Moves that are on the disk, those of a batch in one row, and not yet with their games. There they are written for many moves at once, and before
 * anybody looks: where a game stands to its row, its moves together to a stretch of its log, and one by one to the log itself when somebody reads it.
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
      for (const one of JSON.parse(moves) as StoredMove[]) {
        const move = moveFrom(one);
        this.#take(await this.#known(move[0]), move);
      }
    // What the games have already is to be taken out too.
    this.#count = Math.max(this.#count, stored.length);
  }

  /** Each only if its game still is what the caller thinks it is; undefined if all are. `text` is that of all of them. */
  async add(moves: readonly Move[], text: string): Promise<Appended[] | undefined> {
    const results: Appended[] = [];
    const taken: string[] = [];
    for (const move of moves) {
      const why = this.#take(this.#games.get(move[0]) ?? (await this.#known(move[0])), move);
      results.push(why === undefined ? OK : { ok: false, why });
      if (why === undefined) taken.push(move[7]);
    }
    const isWhole = taken.length === moves.length;
    if (taken.length > 0)
      await this.#sql.changes(
        'INSERT INTO journal (moves) VALUES ($1)',
        `[${isWhole ? text : taken.join()}]`,
      );
    if (this.#count >= MOST) await this.fill();
    return isWhole ? undefined : results;
  }

  /** Before an operation that reads what moves change, or changes more. */
  async fillFor(name: OperationName, args: readonly unknown[]): Promise<void> {
    if (readsNoGame(name)) return;
    if (name === 'dueGames') await this.#fillDue(Number(args[1]));
    else if (readsOneGame(name)) {
      const game = String(args[0]);
      await this.#fillGame(game);
      if (readsLog(name)) await this.#unfold(game);
    } else {
      await this.fill();
      this.#games.clear();
    }
  }

  /** An append that is no move: decided as moves are, and written at once. */
  async append(request: Append): Promise<WhyNot | undefined> {
    const { game, expect, events, fence, status, asked, wakeAt, at, lists } = request;
    const known = await this.#known(game);
    const moveId = moveIdOf(request);
    const why = refusal(known, expect, fence, moveId);
    if (known === undefined || why !== undefined) return why;
    // What follows moves goes along with them; who sits down is looked for in the log (`erasePerson`).
    const isAlong = known.moves.length > 0 && (lists?.taken ?? []).length === 0;
    await this.#fold(known, isAlong ? [rowsText(game, expect, events)] : [], request.snapshot === undefined);
    if (!isAlong) await insertEvents(this.#sql, game, expect, events);
    const head = expect + events.length;
    const state = [head, status, asked ?? null, wakeAt ?? null, at, lists?.summary ?? null];
    await this.#sql.changes(MOVE_ONE, game, ...state);
    known.head = head;
    if (moveId !== undefined) known.moveIds.add(moveId);
    known.wakeAt = wakeAt;
    known.storedWakeAt = wakeAt;
    return undefined;
  }

  /** A new game need not be looked for. */
  async create({ id: game, events, wakeAt }: NewGame): Promise<void> {
    if (this.#games.size >= MOST_KNOWN) await this.fill();
    const moveIds = new Set(events.flatMap(({ moveId = [] }) => moveId));
    const stored = { fence: 0, storedWakeAt: wakeAt, moves: [] };
    this.#games.set(game, { game, head: events.length, moveIds, wakeAt, ...stored });
  }

  async fill(): Promise<void> {
    if (this.#count > 0) {
      await this.#write([...this.#games.values()]);
      await this.#sql.changes('DELETE FROM journal');
      this.#count = 0;
    }
    if (this.#games.size >= MOST_KNOWN) this.#games.clear();
  }

  /** And forgets it, for it is about to change. */
  async #fillGame(game: string): Promise<void> {
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
    const behind = games.filter(({ moves }) => moves.length > 0);
    if (behind.length === 0) return;
    const heads = behind.map(({ moves }) => headIn(moves[moves.length - 1]));
    await this.#sql.changes(MOVE_ON, `[${heads.join()}]`);
    for (const one of behind) {
      await this.#fold(one);
      one.storedWakeAt = one.wakeAt;
    }
  }

  /** Its moves to its log, with rows that follow them, and to its row of states the last of theirs, unless a newer one follows. */
  async #fold(known: Known, next: readonly string[] = [], isStateLast = true): Promise<void> {
    const { game, moves } = known;
    if (moves.length === 0) return;
    const [, from] = moves[0];
    const rows = [...moves.map(rowsIn), ...next];
    await this.#sql.changes(INSERT_STRETCH, game, from, `[${rows.join()}]`);
    const state = isStateLast ? moves.map(stateIn).reduce((last, text) => text ?? last) : undefined;
    if (state !== undefined) await keepSnapshot(this.#sql, game, JSON.parse(state));
    known.moves = [];
  }

  /** One row an event. */
  async #unfold(game: string): Promise<void> {
    const folded = await this.#stretches(game);
    for (const { events } of folded) await this.#sql.changes(INSERT_EVENTS, events);
    if (folded.length > 0) await this.#sql.changes('DELETE FROM stretches WHERE game = $1', game);
  }

  #stretches(game: string): Promise<{ events: string }[]> {
    return this.#sql.rows('SELECT events FROM stretches WHERE game = $1 ORDER BY seq', game);
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
    const moveIds = new Set(used.map(({ move_id }) => move_id));
    for (const { events } of await this.#stretches(game))
      for (const [, , , , id] of JSON.parse(events) as StoredRow[]) if (id !== null) moveIds.add(id);
    const wakeAt = row.wake_at ?? undefined;
    const { head, fence } = row;
    const known: Known = { game, head, fence, moveIds, wakeAt, storedWakeAt: wakeAt, moves: [] };
    this.#games.set(game, known);
    return known;
  }

  #take(known: Known | undefined, move: Move): WhyNot | undefined {
    const [, expect, count, fence, moveId, wakeAt] = move;
    const why = refusal(known, expect, fence, moveId);
    if (known === undefined || why !== undefined) return why;
    known.head = expect + count;
    if (moveId !== undefined) known.moveIds.add(moveId);
    known.wakeAt = wakeAt;
    known.moves.push(move);
    this.#count++;
    return undefined;
  }
}

/** A game and how far the tables are behind. */
interface Known {
  readonly game: string;
  readonly fence: number;
  readonly moveIds: Set<string>;
  head: number;
  wakeAt: number | undefined;
  storedWakeAt: number | undefined;
  /** Those it does not have yet. */
  moves: Move[];
}

/** What stands in the way of events that are to be added. */
function refusal(
  known: Known | undefined,
  expect: number,
  fence: number | undefined,
  moveId: string | undefined,
): WhyNot | undefined {
  if (known === undefined) return 'unknown';
  if (moveId !== undefined && known.moveIds.has(moveId)) return 'repeated';
  if (known.head !== expect) return 'conflict';
  return fence !== undefined && known.fence !== fence ? 'fenced' : undefined;
}

type StoredMove = readonly [
  head: { readonly game: string; readonly wakeAt?: number | null },
  rows: readonly StoredRow[],
  state?: object,
];

type StoredRow = readonly [
  game: string,
  seq: number,
  kind: string,
  content: unknown,
  moveId: string | null,
  at: number,
];

/** As the journal has it. */
function moveFrom(stored: StoredMove): Move {
  const [head, rows, state] = stored;
  const { game, wakeAt } = head;
  const moveId = rows.find(([, , , , id]) => id !== null)?.[4] ?? undefined;
  const start = `[${JSON.stringify(head)}`;
  const both = `${start},${JSON.stringify(rows).slice(0, -1)}`;
  const text = state === undefined ? `${both}]]` : `${both}],${JSON.stringify(state)}]`;
  const [expect, count] = [rows[0][1], rows.length];
  const until = wakeAt ?? undefined;
  return [game, expect, count, undefined, moveId, until, undefined, text, start.length, both.length];
}

type WhyNot = Extract<Appended, { ok: false }>['why'];

/** Moves after which games get theirs though nobody looks: others wait meanwhile, some milliseconds. */
const MOST = 16_000;

/** Games remembered though they have all their moves. */
const MOST_KNOWN = 1000;

const MOVE_ON = `UPDATE games SET head = CAST(one.value ->> 'head' AS INTEGER), status = one.value ->> 'status',
    asked = CAST(one.value ->> 'asked' AS INTEGER), wake_at = CAST(one.value ->> 'wakeAt' AS BIGINT),
    changed_at = CAST(one.value ->> 'at' AS BIGINT)
  FROM json_each($1) AS one WHERE games.id = one.value ->> 'game'`;

const MOVE_ONE = `UPDATE games SET head = $2, status = $3, asked = $4, wake_at = $5, changed_at = $6,
    summary = COALESCE($7, summary) WHERE id = $1`;

const INSERT_STRETCH = 'INSERT INTO stretches (game, seq, events) VALUES ($1, $2, $3)';
