import { replaceNotices } from './notice-operations.ts';
import type { Append, Appended, Lists, NewEvent, SeatOwner, StoredEvent, Turn } from './rows.ts';
import { keepSnapshot } from './snapshot-rows.ts';
import type { Notice, Sql } from './sql.ts';

/**
 * Adds events to the logs of games, each only if its game still is what the caller thinks it is: all events of a request or none. What comes
 * together goes in together.
 */
export async function append(sql: Sql, requests: readonly Append[]): Promise<Appended[]> {
  const first = new Map<string, Append>();
  for (const request of requests) if (!first.has(request.game)) first.set(request.game, request);
  const wanted = [...first.values()];
  const moved = await sql.chain(
    first.keys(),
    [MOVE_HEADS, JSON.stringify(wanted.map(headOf))],
    [
      INSERT_MOVED,
      JSON.stringify(wanted.flatMap(({ game, expect, events }) => eventRows(game, expect, events))),
    ],
    (game) => noticesOf(first.get(game)),
  );
  const results: Appended[] = [];
  for (const request of requests) {
    const isWon = first.get(request.game) === request && moved.has(request.game);
    if (isWon && request.lists !== undefined) await changeSeats(sql, request, request.lists);
    if (isWon && request.snapshot !== undefined) await keepSnapshot(sql, request.game, request.snapshot);
    if (isWon && request.notice !== undefined) await replaceNotices(sql, request.game, request.notice);
    results.push(isWon ? { ok: true } : { ok: false, why: await whyNot(sql, request) });
  }
  return results;
}

/** A row of the log, as `INSERT_EVENTS` takes it. */
type EventRow = readonly [
  game: string,
  seq: number,
  kind: string,
  content: unknown,
  moveId: string | undefined,
  at: number,
];

export function eventRows(game: string, from: number, events: readonly NewEvent[]): EventRow[] {
  return events.map(({ kind, content, moveId, at }, i) => [game, from + i, kind, content, moveId, at]);
}

/** Events as another node has told them. */
export function toldEvents(content: string): StoredEvent[] {
  return (JSON.parse(content) as EventRow[]).map(([, seq, kind, event, moveId, at]) => ({
    seq,
    kind,
    content: event as StoredEvent['content'],
    at,
    ...(typeof moveId === 'string' && { moveId }),
  }));
}

export async function insertEvents(sql: Sql, rows: readonly EventRow[]): Promise<void> {
  await sql.changes(INSERT_EVENTS, JSON.stringify(rows));
}

async function changeSeats(sql: Sql, { game, status }: Append, { freed, taken }: Lists): Promise<void> {
  for (const seat of freed) await sql.changes('DELETE FROM seats WHERE game = $1 AND seat = $2', game, seat);
  await takeSeats(sql, game, taken);
  if (status === 'over') await sql.changes('UPDATE seats SET is_open = 0 WHERE game = $1', game);
}

export async function takeSeats(sql: Sql, game: string, taken: readonly SeatOwner[]): Promise<void> {
  for (const { seat, identity } of taken)
    await sql.changes(
      `INSERT INTO seats (game, seat, identity) VALUES ($1, $2, $3)
       ON CONFLICT (game, seat) DO UPDATE SET identity = $3`,
      game,
      seat,
      identity,
    );
}

function headOf(request: Append): object {
  const { game, expect, events, fence, status, asked, wakeAt, at, lists } = request;
  const moveId = moveIdOf(request);
  const summary = lists?.summary;
  return { game, expect, count: events.length, fence, moveId, status, asked, wakeAt, at, summary };
}

/**
 * Decides what happens: those games move on that are as expected. Where nodes share a database, rows are locked in one order, so that two
 * nodes with the same games in hand wait for each other, and looked at once they are locked.
 */
const MOVE_HEADS = `WITH wanted AS (
    SELECT value ->> 'game' AS game, CAST(value ->> 'expect' AS INTEGER) AS expected, CAST(value ->> 'count' AS INTEGER) AS n,
      CAST(value ->> 'fence' AS BIGINT) AS held, value ->> 'moveId' AS move_id, value ->> 'status' AS new_status,
      CAST(value ->> 'asked' AS INTEGER) AS new_asked, CAST(value ->> 'wakeAt' AS BIGINT) AS wake, CAST(value ->> 'at' AS BIGINT) AS at,
      value ->> 'summary' AS new_summary
    FROM jsonb_array_elements($1::jsonb) AS head)
  /*shared*/, locked AS (SELECT id AS game FROM games WHERE id IN (SELECT game FROM wanted) ORDER BY id FOR UPDATE) /*end*/
  UPDATE games SET head = head + n, status = new_status, asked = new_asked, wake_at = wake, changed_at = at,
    summary = COALESCE(new_summary, summary)
  FROM wanted
  WHERE id = game AND head = expected AND (held IS NULL OR fence = held)
    AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = wanted.game AND e.move_id = wanted.move_id)
    /*shared*/ AND id IN (SELECT game FROM locked) /*end*/
  RETURNING id`;

/** The content of an event stays the text it is in the list: the only JSON on its way to the disk. */
export const INSERT_EVENTS = `INSERT INTO events (game, seq, kind, content, move_id, at)
  SELECT value ->> 0, CAST(value ->> 1 AS INTEGER), value ->> 2, CAST(value -> 3 AS TEXT), value ->> 4, CAST(value ->> 5 AS BIGINT)
  FROM json_array_elements($1::json) AS event`;

const INSERT_MOVED = `${INSERT_EVENTS} WHERE value ->> 0 IN (SELECT id FROM moved)`;

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

/** At most one event of a request comes from a client's message. */
export function moveIdOf({ events }: Append): string | undefined {
  return events.find(({ moveId }) => moveId !== undefined)?.moveId;
}

function noticesOf(request: Append | undefined): Notice[] {
  if (request === undefined) return [];
  const { game, expect, events, turns } = request;
  const content = JSON.stringify(eventRows(game, expect, events));
  return appendNotices(game, expect + events.length, content, turns);
}

/** What other nodes are told of events, and of whose turn it is after them. */
export function appendNotices(
  game: string,
  head: number,
  content: string,
  turns: readonly Turn[] = [],
): Notice[] {
  return [
    { channel: 'events', subject: game, n: head, content },
    ...turns.map(({ identity, isTheirs }) => ({
      channel: 'turns' as const,
      subject: `${game}/${identity}`,
      n: Number(isTheirs),
    })),
  ];
}
