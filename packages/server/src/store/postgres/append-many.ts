import type pg from 'pg';
import { moveIdOf, whyNot } from '../game-operations.ts';
import type { Settled } from '../queue.ts';
import type { Append, Appended } from '../rows.ts';
import { sqlOf } from './sql-of.ts';

/**
 * Many appends in one statement, which is its own transaction. Rows are locked in the order of their ids, so that two nodes
 * with the same games in hand wait for each other; `head` and `fence` are looked at again once they are locked.
 */
export async function appendMany(pool: pg.Pool, requests: readonly Append[]): Promise<Settled<Appended>[]> {
  const first = new Map<string, Append>();
  for (const request of requests) if (!first.has(request.game)) first.set(request.game, request);
  const together = [...first.values()];
  const { rows } = await pool.query<{ id: string }>({
    name: 'append-many',
    text: STATEMENT,
    values: [JSON.stringify(together.map(headOf)), JSON.stringify(together.flatMap(eventsOf))],
  });
  const won = new Set(rows.map(({ id }) => id));
  const settled: Settled<Appended>[] = [];
  for (const request of requests) {
    const isFirst = first.get(request.game) === request;
    if (isFirst && won.has(request.game)) settled.push({ value: { ok: true } });
    else settled.push({ value: { ok: false, why: await whyNot(sqlOf(pool), request) } });
  }
  return settled;
}

const STATEMENT = `
WITH request AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS w (
    game text, expect int, count int, fence bigint, move_id text, status text, asked int, wake_at bigint, at bigint, turns jsonb)
), locked AS (
  SELECT id FROM games WHERE id IN (SELECT game FROM request) ORDER BY id FOR UPDATE
), won AS (
  UPDATE games g SET head = g.head + w.count, status = w.status, asked = w.asked, wake_at = w.wake_at, changed_at = w.at
  FROM request w JOIN locked l ON l.id = w.game
  WHERE g.id = w.game AND g.head = w.expect AND (w.fence IS NULL OR g.fence = w.fence)
    AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = w.game AND e.move_id = w.move_id)
  RETURNING g.id, g.head, w.turns
), added AS (
  INSERT INTO events (game, seq, kind, content, move_id, at)
  SELECT e.game, e.seq, e.kind, e.content, e.move_id, e.at
  FROM jsonb_to_recordset($2::jsonb) AS e (game text, seq int, kind text, content text, move_id text, at bigint)
  JOIN won ON won.id = e.game
)
SELECT id, pg_notify('bastide_events', id || ' ' || head),
  (SELECT count(pg_notify('bastide_turns', turn)) FROM jsonb_array_elements_text(turns) AS turn) FROM won`;

function headOf(request: Append): object {
  const { game, expect, fence, status, asked, wakeAt, at } = request;
  const move_id = moveIdOf(request);
  const turns = (request.turns ?? []).map(
    ({ identity, isTheirs }) => `${game}/${identity} ${Number(isTheirs)}`,
  );
  return {
    game,
    expect,
    count: request.events.length,
    fence,
    move_id,
    status,
    asked,
    wake_at: wakeAt,
    at,
    turns,
  };
}

function eventsOf({ game, expect, events }: Append): object[] {
  return events.map(({ kind, content, moveId, at }, i) => ({
    game,
    seq: expect + i,
    kind,
    content,
    move_id: moveId,
    at,
  }));
}
