import type { Identity, ProgramRow } from '../rows.ts';
import type { Sql } from '../sql.ts';
import { createIdentity } from './identity-operations.ts';

/** A new one, unless its owner has so many. */
export async function addProgram(
  sql: Sql,
  program: Identity & { readonly owner: string },
  tokenHash: string,
  most: number,
): Promise<boolean> {
  // Locked first, so that of several made at once none is one too many.
  await sql.rows('UPDATE identities SET name = name WHERE id = $1', program.owner);
  if ((await programsOf(sql, program.owner)).length >= most) return false;
  await createIdentity(sql, program, tokenHash);
  return true;
}

/** Programs somebody has made and that may still come in, the oldest first. A program is known by the one token it was given. */
export async function programsOf(sql: Sql, owner: string): Promise<ProgramRow[]> {
  const rows = await sql.rows<{
    id: string;
    name: string;
    created_at: number;
    seen_at: number;
    token_hash: string;
  }>(
    `SELECT i.id, i.name, i.created_at, s.seen_at, s.token_hash FROM identities i JOIN sessions s ON s.identity = i.id
     WHERE i.owner = $1 ORDER BY i.created_at, i.id`,
    owner,
  );
  return rows.map(({ id, name, created_at, seen_at, token_hash }) => ({
    id,
    name,
    createdAt: created_at,
    seenAt: seen_at,
    session: token_hash,
  }));
}
