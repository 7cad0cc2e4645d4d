import { likeness } from '../../table/likeness.ts';
import type { Sql } from '../sql.ts';

/** Names of those who keep their identity: nobody else has one that looks the same. */

/** Whose name it is, or looks like. */
export async function ownerOfName(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ identity: string }>(
    'SELECT identity FROM kept_names WHERE likeness = $1',
    likeness(name),
  );
  return row?.identity;
}

/** Another name from now on, unless it is somebody else's. */
export async function rename(sql: Sql, id: string, name: string): Promise<boolean> {
  const [row] = await sql.rows<{ kept: number }>('SELECT kept FROM identities WHERE id = $1', id);
  const isFree =
    row?.kept === 1 ? await claimName(sql, id, name) : [undefined, id].includes(await ownerOfName(sql, name));
  if (isFree) await sql.rows('UPDATE identities SET name = $1 WHERE id = $2', name, id);
  return isFree;
}

/** Whether the name is theirs now; the one they had is free then. */
export async function claimName(sql: Sql, identity: string, name: string): Promise<boolean> {
  const looks = likeness(name);
  const owner = await ownerOfName(sql, name);
  if (owner !== undefined) return owner === identity;
  const [had] = await sql.rows<{ likeness: string }>(
    'DELETE FROM kept_names WHERE identity = $1 RETURNING likeness',
    identity,
  );
  if (await enter(sql, looks, identity)) return true;
  // Of two who want it at once one is faster; the other keeps the one they had.
  if (had !== undefined) await enter(sql, had.likeness, identity);
  return false;
}

async function enter(sql: Sql, looks: string, identity: string): Promise<boolean> {
  const entered = await sql.rows(
    'INSERT INTO kept_names (likeness, identity) VALUES ($1, $2) ON CONFLICT (likeness) DO NOTHING RETURNING likeness',
    looks,
    identity,
  );
  return entered.length > 0;
}

/** For databases from before names were anybody's own, or were told apart otherwise: of several with one name it belongs to who came first, and the others keep it too. */
export async function claimOldNames(sql: Sql): Promise<void> {
  const kept = await sql.rows<{ id: string; name: string }>(
    'SELECT id, name FROM identities WHERE kept = 1 ORDER BY created_at, id',
  );
  for (const { id, name } of kept) await claimName(sql, id, name);
}
