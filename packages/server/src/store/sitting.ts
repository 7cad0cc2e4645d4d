import { openGamesOf } from './game-operations.ts';
import { isKnown } from './people/identity-row.ts';
import type { Append, SittingRefusal } from './rows.ts';
import type { Sql } from './sql.ts';

/** What stands in the way of one who sits down. */
export async function sittingRefusal(sql: Sql, { game, most }: Append): Promise<SittingRefusal | undefined> {
  if (most === undefined) return undefined;
  if (!(await isKnown(sql, most.identity))) return 'not-signed-in';
  return (await openGamesOf(sql, most.identity, game)) >= most.tables ? 'too-many' : undefined;
}
