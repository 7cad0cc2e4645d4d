import type pg from 'pg';
import { appendNotices, changeBeside, INSERT_EVENTS, moveIdOf, rowsText } from '../append.ts';
import type { Append, Appended, SittingRefusal } from '../rows.ts';
import { sittingRefusal } from '../sitting.ts';
import type { Sql } from '../sql.ts';
import { noticeRow, sqlOf } from './sql-of.ts';

/**
 * Adds events to the logs of games, each only if its game still is what the caller thinks it is: all events of a request or none. What comes
 * together goes in together.
 */
export async function append(
  client: pg.Pool | pg.PoolClient,
  requests: readonly Append[],
): Promise<Appended[]> {
  const sql = sqlOf(client);
  const first = new Map<string, Append>();
  const refused = new Map<Append, SittingRefusal>();
  /** Who sits down in this batch. */
  const sitting: (string | undefined)[] = [];
  for (const request of requests) {
    const who = request.most?.identity;
    const refusal = await sittingRefusal(sql, request, sitting.filter((one) => one === who).length);
    if (refusal !== undefined) refused.set(request, refusal);
    else if (!first.has(request.game)) {
      first.set(request.game, request);
      sitting.push(who);
    }
  }
  const moved = await moveOn(client, [...first.values()]);
  const results: Appended[] = [];
  for (const request of requests) {
    const isWon = first.get(request.game) === request && moved.has(request.game);
    if (isWon) await changeBeside(sql, request);
    const why = isWon ? undefined : (refused.get(request) ?? (await whyNot(sql, request)));
    results.push(why === undefined ? { ok: true } : { ok: false, why });
  }
  return results;
}

/** Which games have moved on: one statement writes them, their events, and what other nodes are told. */
async function moveOn(
  client: pg.Pool | pg.PoolClient,
  wanted: readonly Append[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const rows = wanted.map(({ game, expect, events }) => rowsText(game, expect, events));
  const notices = wanted.flatMap(({ game, expect, events, turns }, i) =>
    appendNotices(game, expect + events.length, rows[i], turns).map((notice) => [game, ...noticeRow(notice)]),
  );
  const values = [
    JSON.stringify(wanted.map(headOf)),
    `[${rows.filter((text) => text !== '').join()}]`,
    JSON.stringify(notices),
  ];
  const { rows: moved } = await client.query<{ id: string }>({ name: 'append', text: APPEND, values });
  return new Set(moved.map(({ id }) => id));
}

function headOf(request: Append): object {
  const { game, expect, events, fence, status, asked, wakeAt, at, lists } = request;
  const moveId = moveIdOf(request);
  const summary = lists?.summary;
  return { game, expect, count: events.length, fence, moveId, status, asked, wakeAt, at, summary };
}

/**
 * Decides what happens: those games move on that are as expected. Rows are locked in one order, so that two nodes with the same games in hand wait
 * for each other, and looked at once they are locked.
 */
const MOVE_HEADS = `WITH wanted AS (
    SELECT value ->> 'game' AS game, CAST(value ->> 'expect' AS INTEGER) AS expected, CAST(value ->> 'count' AS INTEGER) AS n,
      CAST(value ->> 'fence' AS BIGINT) AS held, value ->> 'moveId' AS move_id, value ->> 'status' AS new_status,
      CAST(value ->> 'asked' AS INTEGER) AS new_asked, CAST(value ->> 'wakeAt' AS BIGINT) AS wake, CAST(value ->> 'at' AS BIGINT) AS at,
      value ->> 'summary' AS new_summary
    FROM jsonb_array_elements($1::jsonb) AS head),
  locked AS (SELECT id AS game FROM games WHERE id IN (SELECT game FROM wanted) ORDER BY id FOR UPDATE)
  UPDATE games SET head = head + n, status = new_status, asked = new_asked, wake_at = wake, changed_at = at,
    summary = COALESCE(new_summary, summary)
  FROM wanted
  WHERE id = game AND head = expected AND (held IS NULL OR fence = held)
    AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = wanted.game AND e.move_id = wanted.move_id)
    AND id IN (SELECT game FROM locked)
  RETURNING id`;

const APPEND = `WITH moved AS (${MOVE_HEADS}),
  added AS (${INSERT_EVENTS.replace('$1', '$2')} WHERE value ->> 0 IN (SELECT id FROM moved)),
  notified AS (SELECT count(pg_notify(value ->> 1, value ->> 2)) AS n
    FROM json_array_elements($3::json) AS notice JOIN moved ON id = value ->> 0)
  SELECT id, (SELECT n FROM notified) FROM moved`;

/** What stood in the way of a request. */
async function whyNot(sql: Sql, request: Append): Promise<'conflict' | 'fenced' | 'repeated' | 'unknown'> {
  const { game, expect, fence } = request;
  const [row] = await sql.rows<{ head: number; fence: number }>(
    'SELECT head, fence FROM games WHERE id = $1',
    game,
  );
  if (row === undefined) return 'unknown';
  const moveId = moveIdOf(request);
  const repeated = 'SELECT seq FROM events WHERE game = $1 AND move_id = $2';
  if (moveId !== undefined && (await sql.rows(repeated, game, moveId)).length > 0) return 'repeated';
  return row.head === expect && fence !== undefined && row.fence !== fence ? 'fenced' : 'conflict';
}
