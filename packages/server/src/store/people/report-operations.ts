import type { Report } from '../rows.ts';
import type { Sql } from '../sql.ts';
import { isKnown } from './identity-row.ts';

/** What players tell of one another. */

/** Not if one of the two has just gone for good. */
export async function addReport(sql: Sql, report: Report): Promise<boolean> {
  const { id, at, reporter, reported, game, line, reason, words } = report;
  if (!(await isKnown(sql, reporter)) || !(await isKnown(sql, reported))) return false;
  await sql.rows(
    `INSERT INTO reports (id, at, reporter, reported, game, line, reason, words)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    id,
    at,
    reporter,
    reported,
    game ?? null,
    line ?? null,
    reason,
    words,
  );
  return true;
}

/** The latest first, with the names and what was said; those that are settled only if they are asked for. */
export async function reports(sql: Sql, most: number, isWhole: boolean): Promise<ListedReport[]> {
  const rows = await sql.rows<Nullable<ListedReport>>(
    `SELECT r.id, r.at, r.reporter, a.name AS "reporterName", r.reported, b.name AS "reportedName", r.game, r.line,
       c.content AS said, r.reason, r.words, r.settled_at AS "settledAt"
     FROM reports r JOIN identities a ON a.id = r.reporter JOIN identities b ON b.id = r.reported
       LEFT JOIN chats c ON c.game = r.game AND c.n = r.line AND c.identity = r.reported
     ${isWhole ? '' : 'WHERE r.settled_at IS NULL'} ORDER BY r.at DESC, r.id LIMIT $1`,
    most,
  );
  return rows.map((row) => {
    const known = Object.entries(row).filter(([, value]) => value !== null);
    return Object.fromEntries(known) as unknown as ListedReport;
  });
}

/** It was looked at; false if there is none that is open. */
export async function settleReport(sql: Sql, id: string, at: number): Promise<boolean> {
  const settled = await sql.rows(
    'UPDATE reports SET settled_at = $1 WHERE id = $2 AND settled_at IS NULL RETURNING id',
    at,
    id,
  );
  return settled.length > 0;
}

export interface ListedReport extends Report {
  readonly reporterName: string;
  readonly reportedName: string;
  /** As it is stored: JSON. */
  readonly said?: string;
  readonly settledAt?: number;
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };
