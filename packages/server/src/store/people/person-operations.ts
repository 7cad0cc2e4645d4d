import type { Sql } from '../sql.ts';

/** Everything that is kept of one person: to be handed out, or to be forgotten. */

/** Instead of the name, and of what was said. */
const NOBODY = '—';

type Row = Readonly<Record<string, string | number | null>>;

/** What stands in which table of somebody. Secrets that only we know by their hash are left out, and so are other people's words. */
const KEPT: Readonly<Record<string, string>> = {
  identity: 'SELECT id, name, kept, created_at, owner FROM identities WHERE id = $1',
  programs: 'SELECT id, name, created_at FROM identities WHERE owner = $1 ORDER BY created_at',
  sessions: 'SELECT created_at, seen_at FROM sessions WHERE identity = $1 ORDER BY created_at',
  passkeys: 'SELECT id, created_at FROM passkeys WHERE identity = $1 ORDER BY created_at',
  mail: 'SELECT address, language FROM mail_addresses WHERE identity = $1',
  push: 'SELECT endpoint, language, created_at FROM push_subscriptions WHERE identity = $1',
  muted: 'SELECT muted FROM mutes WHERE identity = $1',
  hosted: 'SELECT id, status, created_at, changed_at FROM games WHERE host = $1 ORDER BY created_at',
  seats: 'SELECT game, seat FROM seats WHERE identity = $1 ORDER BY game',
  results:
    'SELECT game, seat, name, points, place, players, ended_at, rating_before, rating_after FROM results WHERE identity = $1 ORDER BY ended_at',
  ratings:
    'SELECT pool, players, rating, deviation, games, changed_at FROM pool_ratings WHERE identity = $1 ORDER BY pool, players',
  chats: 'SELECT game, n, content, at FROM chats WHERE identity = $1 ORDER BY at, n',
  reported: 'SELECT at, reported, game, line, reason, words FROM reports WHERE reporter = $1 ORDER BY at',
  reportsAbout: 'SELECT at, game, line, reason, words FROM reports WHERE reported = $1 ORDER BY at',
  bans: 'SELECT at, until_at, reason FROM bans WHERE identity = $1',
  audit: 'SELECT at, action, detail FROM audit WHERE subject = $1 ORDER BY at',
};

/** Nothing if there is nobody with this id. */
export async function personData(
  sql: Sql,
  id: string,
): Promise<Readonly<Record<string, readonly Row[]>> | undefined> {
  const found: Record<string, readonly Row[]> = {};
  for (const [what, text] of Object.entries(KEPT)) found[what] = await sql.rows<Row>(text, id);
  if (found.identity.length === 0) return undefined;
  const sat = await eventsNaming(sql, id);
  return { ...found, sat: sat.map(({ game, seq, kind, at }) => ({ game, seq, kind, at })) };
}

/** What goes without a trace. */
const GONE = [
  'DELETE FROM push_subscriptions WHERE identity = $1',
  'DELETE FROM passkeys WHERE identity = $1',
  'DELETE FROM mail_addresses WHERE identity = $1',
  // Addresses that have not said yes.
  "DELETE FROM vouchers WHERE kind = 'mail' AND content LIKE '%\"' || $1 || '\"%'",
  'DELETE FROM turn_notices WHERE identity = $1',
  'DELETE FROM mutes WHERE identity = $1 OR muted = $1',
  'DELETE FROM kept_names WHERE identity = $1',
  'DELETE FROM pool_ratings WHERE identity = $1',
  'DELETE FROM ratings WHERE identity = $1',
  'DELETE FROM presence WHERE identity = $1',
  'DELETE FROM reports WHERE reporter = $1 OR reported = $1',
  'DELETE FROM bans WHERE identity = $1',
];

/**
 * Forgets somebody and the programs they made: what tells who they were, and what they said, is gone for good. Games stay, with the
 * moves, under an id that leads to nobody; nodes read them again. Tells which sessions have ended, and which games have changed.
 */
export async function erasePerson(
  sql: Sql,
  id: string,
): Promise<{ readonly sessions: readonly string[]; readonly games: readonly string[] }> {
  const programs = await sql.rows<{ id: string }>('SELECT id FROM identities WHERE owner = $1', id);
  const sessions: string[] = [];
  const games: string[] = [];
  for (const one of [id, ...programs.map((program) => program.id)]) {
    sessions.push(...(await endSessions(sql, one)));
    for (const text of GONE) await sql.rows(text, one);
    games.push(...(await renameInGames(sql, one)));
    await sql.rows('UPDATE identities SET name = $1, kept = 0, owner = NULL WHERE id = $2', NOBODY, one);
  }
  for (const game of games) await sql.notify({ channel: 'names', subject: game, n: 0 });
  return { sessions, games };
}

async function endSessions(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql.rows<{ token_hash: string }>(
    'DELETE FROM sessions WHERE identity = $1 RETURNING token_hash',
    id,
  );
  for (const { token_hash } of rows) {
    await sql.rows("DELETE FROM vouchers WHERE kind = 'ticket' AND content = $1", token_hash);
    await sql.notify({ channel: 'sessions', subject: token_hash, n: 0 });
  }
  return rows.map(({ token_hash }) => token_hash);
}

interface NamingEvent {
  readonly game: string;
  readonly seq: number;
  readonly kind: string;
  readonly at: number;
  readonly content: string;
}

/** What tells who sat where stands in two kinds of events. All of these are looked at: it is seldom done, and must miss nothing. */
async function eventsNaming(sql: Sql, id: string): Promise<NamingEvent[]> {
  return sql.rows<NamingEvent>(
    "SELECT game, seq, kind, at, content FROM events WHERE kind IN ('laid', 'sat') AND content LIKE $1 ORDER BY game, seq",
    `%"${id}"%`,
  );
}

/** Which games have changed. */
async function renameInGames(sql: Sql, id: string): Promise<Set<string>> {
  const games = new Set<string>();
  for (const { game, seq, content } of await eventsNaming(sql, id)) {
    games.add(game);
    const without = JSON.stringify(unnamed(JSON.parse(content), id));
    await sql.rows('UPDATE events SET content = $1 WHERE game = $2 AND seq = $3', without, game, seq);
  }
  for (const game of games) {
    const [row] = await sql.rows<{ summary: string }>('SELECT summary FROM games WHERE id = $1', game);
    const summary = JSON.stringify(unnamed(JSON.parse(row.summary), id));
    await sql.rows('UPDATE games SET summary = $1 WHERE id = $2', summary, game);
  }
  await sql.rows('UPDATE results SET name = $1 WHERE identity = $2', NOBODY, id);
  const said = await sql.rows<{ game: string; n: number; content: string }>(
    'SELECT game, n, content FROM chats WHERE identity = $1',
    id,
  );
  for (const { game, n, content } of said) {
    const { phrase: _, ...rest } = JSON.parse(content) as Record<string, unknown>;
    const without = JSON.stringify({ ...rest, name: NOBODY, text: NOBODY });
    await sql.rows('UPDATE chats SET content = $1 WHERE game = $2 AND n = $3', without, game, n);
  }
  return games;
}

/** The same, with no name wherever it is said of this player. */
function unnamed(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((one) => unnamed(one, id));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, one]) => [key, unnamed(one, id)]);
  const made = Object.fromEntries(fields) as Record<string, unknown>;
  return made.player === id && typeof made.name === 'string' ? { ...made, name: NOBODY } : made;
}
