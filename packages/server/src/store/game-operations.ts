import { insertEvents, takeSeats } from './append.ts';
import { isKnown } from './people/identity-row.ts';
import type { ChatRow, GameRow, ListedGame, NewGame, StoredEvent, TableCaps } from './rows.ts';
import type { Sql } from './sql.ts';

/** A game with its first events; one with this id that exists already is left as it is. With caps, only while there are fewer. */
export async function createGame(sql: Sql, game: NewGame, caps?: TableCaps): Promise<boolean> {
  if (caps !== undefined && (await isFull(sql, game.host, caps))) return false;
  const { id, status, isPublic, seed, playKey, watchKey, summary, at } = game;
  const made = await sql.rows(
    `INSERT INTO games (id, status, is_public, head, seed, play_key, watch_key, summary, asked, created_at, changed_at, wake_at, host, lease_node)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (id) DO NOTHING RETURNING id`,
    id,
    status,
    Number(isPublic),
    game.events.length,
    seed,
    playKey,
    watchKey,
    summary,
    game.asked ?? null,
    at,
    at,
    game.wakeAt ?? null,
    game.host,
    game.holder ?? null,
  );
  if (made.length === 0) return false;
  await insertEvents(sql, id, 0, game.events);
  await takeSeats(sql, id, game.seats);
  await sql.notify({ channel: 'events', subject: id, n: game.events.length });
  return true;
}

async function isFull(sql: Sql, host: string, { ofHost, waiting }: TableCaps): Promise<boolean> {
  // The host's row is locked first, so that of two tables asked for at once the second is counted with the first.
  await sql.rows('SELECT id FROM identities WHERE id = $1 /*shared*/ FOR UPDATE /*end*/', host);
  if ((await openGamesOf(sql, host)) >= ofHost) return true;
  // Public or not is said for the index, which begins with it: otherwise all games there ever were would be looked at.
  const [all] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM games WHERE is_public IN (0, 1) AND status = 'waiting'`,
  );
  return all.n >= waiting;
}

/** The events of a game from a number on. */
export async function eventsFrom(sql: Sql, game: string, from: number): Promise<StoredEvent[]> {
  const rows = await sql.rows<EventRow>(
    'SELECT seq, kind, content, move_id, at FROM events WHERE game = $1 AND seq >= $2 ORDER BY seq',
    game,
    from,
  );
  return rows.map(({ seq, kind, content, move_id, at }) => ({
    seq,
    kind,
    content: JSON.parse(content),
    at,
    ...(move_id !== null && { moveId: move_id }),
  }));
}

/** Which event a client's move became, if it did. */
export async function eventOfMove(sql: Sql, game: string, moveId: string): Promise<number | undefined> {
  const [row] = await sql.rows<{ seq: number }>(
    'SELECT seq FROM events WHERE game = $1 AND move_id = $2',
    game,
    moveId,
  );
  return row?.seq;
}

export async function gameById(sql: Sql, game: string): Promise<GameRow | undefined> {
  const [row] = await sql.rows<GameColumns>(
    `SELECT id, head, status, is_public, seed, play_key, watch_key, asked, wake_at, rated, broken
     FROM games WHERE id = $1`,
    game,
  );
  if (row === undefined) return undefined;
  return {
    id: row.id,
    head: row.head,
    status: row.status,
    isPublic: row.is_public === 1,
    seed: row.seed,
    playKey: row.play_key,
    watchKey: row.watch_key,
    asked: row.asked ?? undefined,
    wakeAt: row.wake_at ?? undefined,
    isRated: row.rated === 1,
    broken: row.broken ?? undefined,
  };
}

export async function headsOf(sql: Sql, games: readonly string[]): Promise<{ id: string; head: number }[]> {
  const found: { id: string; head: number }[] = [];
  for (let i = 0; i < games.length; i += 200) {
    const some = games.slice(i, i + 200);
    const marks = some.map((_, n) => `$${n + 1}`).join(', ');
    found.push(
      ...(await sql.rows<{ id: string; head: number }>(
        `SELECT id, head FROM games WHERE id IN (${marks})`,
        ...some,
      )),
    );
  }
  return found;
}

/** Public tables: those that wait for players, then those being played, the newest first; of one host a few of each. */
export async function lobby(sql: Sql, most: number, mostOfHost: number): Promise<ListedGame[]> {
  const rows = await sql.rows<ListRow>(
    `SELECT id, status, summary, changed_at, asked, host FROM (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY status, host ORDER BY created_at DESC, id) AS n FROM (
         SELECT id, status, summary, changed_at, created_at, asked, host FROM games
         WHERE is_public = 1 AND status IN ('waiting', 'playing') AND broken IS NULL ORDER BY status DESC, created_at DESC LIMIT 5000
       ) AS newest) AS counted
     WHERE n <= $2 ORDER BY status DESC, created_at DESC LIMIT $1`,
    most,
    mostOfHost,
  );
  return rows.map(listed);
}

/** The games in which someone has a seat, those under way first; of those that are over, the ones that ended before a time. */
export async function gamesOf(
  sql: Sql,
  identity: string,
  most: number,
  before?: number,
): Promise<ListedGame[]> {
  const rows = await sql.rows<ListRow>(
    `SELECT g.id, g.status, g.summary, g.changed_at, g.asked, g.broken, s.seat FROM seats s JOIN games g ON g.id = s.game
     WHERE s.identity = $1 AND (g.status <> 'over' OR g.changed_at < $3)
     ORDER BY CASE WHEN g.status = 'over' THEN 1 ELSE 0 END, g.changed_at DESC LIMIT $2`,
    identity,
    most,
    before ?? Number.MAX_SAFE_INTEGER,
  );
  return rows.map(listed);
}

/** How many tables are not over at which someone sits or is the host, beside one. */
export async function openGamesOf(sql: Sql, identity: string, beside = ''): Promise<number> {
  const [row] = await sql.rows<{ n: number }>(
    `SELECT (SELECT COUNT(*) FROM seats s JOIN games g ON g.id = s.game
         WHERE s.identity = $1 AND s.is_open = 1 AND g.status <> 'over' AND g.id <> $2)
       + (SELECT COUNT(*) FROM games g WHERE host = $1 AND status <> 'over' AND id <> $2
         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.identity = $1)) AS n`,
    identity,
    beside,
  );
  return row.n;
}

/** Nothing is due any more, unless something has happened since. */
export async function clearWake(sql: Sql, game: string, head: number): Promise<void> {
  await sql.rows('UPDATE games SET wake_at = NULL WHERE id = $1 AND head = $2', game, head);
}

/** Which line it is; a message that was said already is the line it was. None if who said it has gone for good. */
export async function addChat(
  sql: Sql,
  chat: Omit<ChatRow, 'n'> & { readonly game: string; readonly message: string },
): Promise<number | undefined> {
  // The game's row is locked first, so two who speak at once get different numbers.
  await sql.rows('UPDATE games SET changed_at = changed_at WHERE id = $1', chat.game);
  const [said] = await sql.rows<{ n: number }>(
    'SELECT n FROM chats WHERE game = $1 AND message = $2',
    chat.game,
    chat.message,
  );
  if (said !== undefined) return said.n;
  if (!(await isKnown(sql, chat.identity))) return undefined;
  const [row] = await sql.rows<{ n: number }>(
    `INSERT INTO chats (game, n, identity, content, at, message)
     SELECT $1, COALESCE(MAX(n) + 1, 0), $2, $3, CAST($4 AS BIGINT), $5 FROM chats WHERE game = $1 RETURNING n`,
    chat.game,
    chat.identity,
    chat.content,
    chat.at,
    chat.message,
  );
  await sql.notify({ channel: 'chats', subject: chat.game, n: row.n });
  return row.n;
}

/** The last lines spoken at a table, from a number on. */
export async function chatsFrom(sql: Sql, game: string, from: number, most: number): Promise<ChatRow[]> {
  const rows = await sql.rows<ChatRow>(
    'SELECT n, identity, content, at FROM chats WHERE game = $1 AND n >= $2 ORDER BY n DESC LIMIT $3',
    game,
    from,
    most,
  );
  return rows.reverse();
}

interface EventRow {
  readonly seq: number;
  readonly kind: string;
  readonly content: string;
  readonly move_id: string | null;
  readonly at: number;
}

interface GameColumns {
  readonly id: string;
  readonly head: number;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly is_public: number;
  readonly seed: string;
  readonly play_key: string;
  readonly watch_key: string;
  readonly asked: number | null;
  readonly wake_at: number | null;
  readonly rated: number;
  readonly broken: string | null;
}

interface ListRow {
  readonly id: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly summary: string;
  readonly changed_at: number;
  readonly asked: number | null;
  readonly seat?: number;
  readonly broken?: string | null;
  readonly host?: string | null;
}

function listed({ id, status, summary, changed_at, asked, seat, broken = null, host }: ListRow): ListedGame {
  return {
    id,
    status,
    summary,
    changedAt: changed_at,
    ...(asked === null ? {} : { asked }),
    ...(seat === undefined ? {} : { seat }),
    ...(host == null ? {} : { host }),
    ...(broken === null ? {} : { isBroken: true }),
  };
}
