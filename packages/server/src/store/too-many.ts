import { openGamesOf } from './game-operations.ts';
import type { Append } from './rows.ts';
import type { Sql } from './sql.ts';

/** Whether who sits down is at enough other tables. */
export async function isTooMany(sql: Sql, { game, most }: Append): Promise<boolean> {
  return most !== undefined && (await openGamesOf(sql, most.identity, game)) >= most.tables;
}
