import { replaceNotices } from './notice-operations.ts';
import type { Append, Appended, NewEvent, SeatOwner, SittingRefusal, StoredEvent, Turn } from './rows.ts';
import { keepSnapshot } from './snapshot-rows.ts';
import type { Notice, Sql } from './sql.ts';

/** What is the same for both databases when events are added to the log of a game. */

/** Not because of others who were faster: to try again would not help. */
export function isRefused(
  appended: Appended,
): appended is { readonly ok: false; readonly why: SittingRefusal } {
  return !appended.ok && (appended.why === 'too-many' || appended.why === 'not-signed-in');
}

/** What else an append changes, once its events are in the log. */
export async function changeBeside(sql: Sql, request: Append): Promise<void> {
  const { game, lists, snapshot, notice } = request;
  if (lists !== undefined) {
    for (const seat of lists.freed)
      await sql.changes('DELETE FROM seats WHERE game = $1 AND seat = $2', game, seat);
    await takeSeats(sql, game, lists.taken);
    if (request.status === 'over') await sql.changes('UPDATE seats SET is_open = 0 WHERE game = $1', game);
  }
  if (snapshot !== undefined) await keepSnapshot(sql, game, snapshot);
  if (notice !== undefined) await replaceNotices(sql, game, notice);
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

/** A row of the log, as `INSERT_EVENTS` takes it. */
type EventRow = readonly [
  game: string,
  seq: number,
  kind: string,
  content: unknown,
  moveId: string | null,
  at: number,
];

/** Such rows as JSON. Written by hand, for JSON.stringify takes several times as long: ids and words of ours need no escapes. */
export function rowsText(game: string, from: number, events: readonly NewEvent[]): string {
  let all = '';
  for (let i = 0; i < events.length; i++) {
    const { kind, text, moveId, at } = events[i];
    const id = moveId === undefined ? null : `"${moveId}"`;
    all += `${i === 0 ? '' : ','}["${game}",${from + i},"${kind}",${text},${id},${at}]`;
  }
  return all;
}

/** Events as another node has told them. */
export function toldEvents(content: string): StoredEvent[] {
  return (JSON.parse(content) as EventRow[]).map(([, seq, kind, event, moveId, at]) => ({
    seq,
    kind,
    content: event as StoredEvent['content'],
    at,
    ...(moveId !== null && { moveId }),
  }));
}

export async function insertEvents(
  sql: Sql,
  game: string,
  from: number,
  events: readonly NewEvent[],
): Promise<void> {
  for (const [i, event] of events.entries())
    await sql.changes(
      'INSERT INTO events (game, seq, kind, content, move_id, at) VALUES ($1, $2, $3, $4, $5, $6)',
      game,
      from + i,
      event.kind,
      event.text,
      event.moveId ?? null,
      event.at,
    );
}

/** Many at once. The content of an event stays the text it is in the list: the only JSON on its way to the disk. */
export const INSERT_EVENTS = `INSERT INTO events (game, seq, kind, content, move_id, at)
  SELECT value ->> 0, CAST(value ->> 1 AS INTEGER), value ->> 2, CAST(value -> 3 AS TEXT), value ->> 4, CAST(value ->> 5 AS BIGINT)
  FROM json_array_elements($1::json) AS event`;

/** At most one event of a request comes from a client's message. */
export function moveIdOf({ events }: Append): string | undefined {
  return events.find(({ moveId }) => moveId !== undefined)?.moveId;
}

/** What other nodes are told of events, `rows` of the log, and of whose turn it is after them. */
export function appendNotices(
  game: string,
  head: number,
  rows: string,
  turns: readonly Turn[] = [],
): Notice[] {
  const events = { channel: 'events', subject: game, n: head, content: `[${rows}]` } as const;
  if (turns.length === 0) return [events];
  const begun = turns.filter(({ isTheirs }) => isTheirs);
  // Both in one, the turn that begins first: older nodes hear of that one.
  const players = [...begun, ...turns.filter(({ isTheirs }) => !isTheirs)].map(({ identity }) => identity);
  return [events, { channel: 'turns', subject: [game, ...players].join('/'), n: begun.length }];
}
