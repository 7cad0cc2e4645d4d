import { openGamesOf } from './game-operations.ts';
import type { Append, SittingRefusal } from './rows.ts';
import type { Sql } from './sql.ts';

/** Locked, so that of two nodes the second counts what the first has done. */
const KNOWN = 'SELECT id FROM identities WHERE id = $1 /*shared*/ FOR NO KEY UPDATE /*end*/';

/** What stands in the way of one who sits down, and does so at some others at the same time. */
export async function sittingRefusal(
  sql: Sql,
  { game, most }: Append,
  others = 0,
): Promise<SittingRefusal | undefined> {
  if (most === undefined) return undefined;
  if ((await sql.rows(KNOWN, most.identity)).length === 0) return 'not-signed-in';
  return others + (await openGamesOf(sql, most.identity, game)) >= most.tables ? 'too-many' : undefined;
}
