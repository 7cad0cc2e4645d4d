import { likeness } from '../../table/likeness.ts';
import type { Identity } from '../rows.ts';
import type { Sql } from '../sql.ts';
import { type IdentityColumns, identityOf } from './identity-row.ts';

/** What whoever runs the server looks at and does. */

export interface OperatedGame {
  readonly id: string;
  readonly status: string;
  readonly host: string;
  readonly head: number;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly broken: string | null;
  /** As it is stored: JSON. */
  readonly summary: string;
}

export interface GameFilter {
  readonly status?: string | undefined;
  /** Who hosts it or has a seat. */
  readonly player?: string | undefined;
  readonly isBroken?: boolean | undefined;
}

/** The last that changed first. */
export async function operatedGames(
  sql: Sql,
  { status = '', player = '', isBroken = false }: GameFilter,
  most: number,
): Promise<OperatedGame[]> {
  return sql.rows<OperatedGame>(
    `SELECT id, status, COALESCE(host, '') AS host, head, created_at AS "createdAt", changed_at AS "changedAt", broken, summary
     FROM games g WHERE ($1 = '' OR status = $1)
       AND ($2 = '' OR host = $2 OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.identity = $2))
       ${isBroken ? 'AND broken IS NOT NULL' : ''}
     ORDER BY changed_at DESC, id LIMIT $3`,
    status,
    player,
    most,
  );
}

/** It was closed by hand: nobody need look at it again. */
export async function clearBroken(sql: Sql, game: string): Promise<void> {
  await sql.rows('UPDATE games SET broken = NULL WHERE id = $1', game);
}

/** Those whose name looks like this one. */
export async function peopleNamed(sql: Sql, name: string, most: number): Promise<Identity[]> {
  const wanted = likeness(name);
  const rows = await sql.rows<IdentityColumns>(
    'SELECT id, name, kept, created_at, owner FROM identities ORDER BY created_at DESC',
  );
  return rows
    .filter((row) => likeness(row.name) === wanted)
    .slice(0, most)
    .map(identityOf);
}

export interface Ban {
  readonly identity: string;
  readonly at: number;
  readonly until: number | null;
  readonly reason: string;
}

export async function addBan(sql: Sql, { identity, at, until, reason }: Ban): Promise<void> {
  await sql.rows(
    `INSERT INTO bans (identity, at, until_at, reason) VALUES ($1, $2, $3, $4)
     ON CONFLICT (identity) DO UPDATE SET at = $2, until_at = $3, reason = $4`,
    identity,
    at,
    until,
    reason,
  );
}

export async function removeBan(sql: Sql, identity: string): Promise<boolean> {
  return (await sql.rows('DELETE FROM bans WHERE identity = $1 RETURNING identity', identity)).length > 0;
}

/** Those that still hold, or the one of somebody. */
export async function bans(sql: Sql, now: number, identity = ''): Promise<Ban[]> {
  return sql.rows<Ban>(
    `SELECT identity, at, until_at AS until, reason FROM bans
     WHERE (until_at IS NULL OR until_at > $1) AND ($2 = '' OR identity = $2) ORDER BY at DESC, identity`,
    now,
    identity,
  );
}

export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

export async function addAudit(
  sql: Sql,
  { id, at, operator, action, subject, detail }: AuditEntry,
): Promise<void> {
  await sql.rows(
    'INSERT INTO audit (id, at, operator, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)',
    id,
    at,
    operator,
    action,
    subject,
    detail,
  );
}

/** The last first. */
export async function auditLog(sql: Sql, most: number): Promise<AuditEntry[]> {
  return sql.rows<AuditEntry>(
    'SELECT id, at, operator, action, subject, detail FROM audit ORDER BY at DESC, id LIMIT $1',
    most,
  );
}
