import type { Identity, SeenSince } from '../rows.ts';
import type { Sql } from '../sql.ts';
import { type IdentityColumns, identityOf } from './identity-row.ts';

/** Sessions: who holds a token, of which only the hash is known here, and when it was used last. */

export async function addSession(sql: Sql, identity: string, tokenHash: string, at: number): Promise<void> {
  await sql.rows(
    'INSERT INTO sessions (token_hash, identity, created_at, seen_at) VALUES ($1, $2, $3, $4)',
    tokenHash,
    identity,
    at,
    at,
  );
}

/** Whose session it is, if it was used since then. */
export async function identityBySession(
  sql: Sql,
  tokenHash: string,
  { guest, kept }: SeenSince,
): Promise<{ readonly identity: Identity; readonly seenAt: number; readonly createdAt: number } | undefined> {
  const [row] = await sql.rows<IdentityColumns & { readonly seen_at: number; readonly since: number }>(
    `SELECT i.id, i.name, i.kept, i.created_at, i.owner, s.seen_at, s.created_at AS since FROM sessions s JOIN identities i ON i.id = s.identity
     WHERE s.token_hash = $1 AND s.seen_at >= CASE WHEN i.kept = 1 THEN CAST($2 AS BIGINT) ELSE CAST($3 AS BIGINT) END`,
    tokenHash,
    kept,
    guest,
  );
  return row && { identity: identityOf(row), seenAt: row.seen_at, createdAt: row.since };
}

/** All sessions of someone, the last used first. */
export async function sessionsOf(
  sql: Sql,
  identity: string,
): Promise<{ readonly hash: string; readonly createdAt: number; readonly seenAt: number }[]> {
  const rows = await sql.rows<{ token_hash: string; created_at: number; seen_at: number }>(
    'SELECT token_hash, created_at, seen_at FROM sessions WHERE identity = $1 ORDER BY seen_at DESC, token_hash',
    identity,
  );
  return rows.map(({ token_hash, created_at, seen_at }) => ({
    hash: token_hash,
    createdAt: created_at,
    seenAt: seen_at,
  }));
}

/** They are in use now; at most some hundreds at a time. */
export async function touchSessions(sql: Sql, tokenHashes: readonly string[], at: number): Promise<void> {
  if (tokenHashes.length === 0) return;
  await sql.rows(
    `UPDATE sessions SET seen_at = $1 WHERE seen_at < $1 AND token_hash IN (${marks(tokenHashes, 2)})`,
    at,
    ...tokenHashes,
  );
}

/** Of some sessions, at most some hundreds, those that have not ended. */
export async function standingSessions(sql: Sql, tokenHashes: readonly string[]): Promise<string[]> {
  if (tokenHashes.length === 0) return [];
  const rows = await sql.rows<{ token_hash: string }>(
    `SELECT token_hash FROM sessions WHERE token_hash IN (${marks(tokenHashes, 1)})`,
    ...tokenHashes,
  );
  const standing = new Set(rows.map(({ token_hash }) => token_hash));
  return tokenHashes.filter((hash) => standing.has(hash));
}

/** Ends a session on every node: live connections that hold it hear of it. False if there is none, which is nobody's concern. */
export async function endSession(sql: Sql, tokenHash: string): Promise<boolean> {
  const ended = await sql.rows<{ identity: string }>(
    'DELETE FROM sessions WHERE token_hash = $1 RETURNING identity',
    tokenHash,
  );
  if (ended.length === 0) return false;
  await sql.notify({ channel: 'sessions', subject: tokenHash, n: 0 });
  for (const { identity } of ended) await forgetGuest(sql, identity);
  return true;
}

/** Ends sessions of somebody but the last used so many; tells which. */
export async function endOldSessions(sql: Sql, identity: string, most: number): Promise<string[]> {
  const old = (await sessionsOf(sql, identity)).slice(most);
  for (const { hash } of old) await endSession(sql, hash);
  return old.map(({ hash }) => hash);
}

/** Somebody comes back on another line: the node that has the old one hears of it. */
export async function giveUpLine(sql: Sql, identity: string, ticketHash: string): Promise<void> {
  await sql.notify({ channel: 'lines', subject: `${identity}/${ticketHash}`, n: 0 });
}

/** Ends sessions nobody has used since then, at most so many; tells how many. */
export async function endIdleSessions(sql: Sql, { guest, kept }: SeenSince, most: number): Promise<number> {
  const ended = await sql.rows<{ identity: string }>(
    `DELETE FROM sessions WHERE token_hash IN (
       SELECT s.token_hash FROM sessions s JOIN identities i ON i.id = s.identity
       WHERE s.seen_at < CAST($1 AS BIGINT)
         AND s.seen_at < CASE WHEN i.kept = 1 THEN CAST($2 AS BIGINT) ELSE CAST($3 AS BIGINT) END
       LIMIT $4) RETURNING identity`,
    Math.max(guest, kept),
    kept,
    guest,
    most,
  );
  for (const { identity } of ended) await forgetGuest(sql, identity);
  return ended.length;
}

function marks(values: readonly unknown[], from: number): string {
  return values.map((_, i) => `$${from + i}`).join(', ');
}

/** A guest without a session can never come back. Who left nothing behind, not even a word, is removed. */
async function forgetGuest(sql: Sql, id: string): Promise<void> {
  await sql.rows(
    `DELETE FROM mail_addresses WHERE identity = $1
       AND EXISTS (SELECT 1 FROM identities i WHERE i.id = $1 AND i.kept = 0)
       AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.identity = $1)`,
    id,
  );
  // Locked first: what they are just leaving behind is waited for.
  await sql.rows('SELECT id FROM identities WHERE id = $1 /*shared*/ FOR UPDATE /*end*/', id);
  const lost = await sql.rows(
    `SELECT id FROM identities i WHERE i.id = $1 AND i.kept = 0
       AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.identity = i.id)
       AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.identity = i.id)
       AND NOT EXISTS (SELECT 1 FROM results r WHERE r.identity = i.id)
       AND NOT EXISTS (SELECT 1 FROM chats c WHERE c.identity = i.id)
       AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.reporter = i.id OR r.reported = i.id)`,
    id,
  );
  if (lost.length === 0) return;
  await sql.rows('DELETE FROM mutes WHERE identity = $1 OR muted = $1', id);
  await sql.rows('DELETE FROM identities WHERE id = $1', id);
}
