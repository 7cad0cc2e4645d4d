import type { Identity } from '../rows.ts';
import type { Sql } from '../sql.ts';

/** Of one player. */
export const MOST_PASSKEYS = 20;

export interface IdentityColumns {
  readonly id: string;
  readonly name: string;
  readonly kept: number;
  readonly created_at: number;
  readonly owner: string | null;
}

export function identityOf({ id, name, kept, created_at, owner }: IdentityColumns): Identity {
  return { id, name, isKept: kept === 1, createdAt: created_at, ...(owner !== null && { owner }) };
}

/** Whether somebody is still known; then they stay so until what is being done is written. A guest who signs out may be gone meanwhile. */
export async function isKnown(sql: Sql, id: string): Promise<boolean> {
  const text = 'SELECT id FROM identities WHERE id = $1 /*shared*/ FOR KEY SHARE /*end*/';
  return (await sql.rows(text, id)).length > 0;
}
