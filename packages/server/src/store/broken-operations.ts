import type { Sql } from './sql.ts';

/** Games that can't be played on: set aside with the reason, so that they cost the others nothing. */

/** Whose table it is; nothing if it was set aside before. */
export async function setAside(sql: Sql, game: string, reason: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ host: string | null }>(
    'UPDATE games SET broken = $1 WHERE id = $2 AND broken IS NULL RETURNING host',
    reason,
    game,
  );
  return row && (row.host ?? '');
}

/** All are looked at again: the program, or what it has at hand, may be another. */
export async function retryBroken(sql: Sql): Promise<void> {
  await sql.rows('UPDATE games SET broken = NULL WHERE broken IS NOT NULL');
}

export async function countBroken(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ n: number }>('SELECT COUNT(*) AS n FROM games WHERE broken IS NOT NULL');
  return row.n;
}
