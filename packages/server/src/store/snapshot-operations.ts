import { insertEvents } from './append.ts';
import type { NewEvent, StoredSnapshot } from './rows.ts';
import type { Sql } from './sql.ts';

/** The last stored state of a game. */
export async function snapshotOf(sql: Sql, game: string): Promise<StoredSnapshot | undefined> {
  const [row] = await sql.rows<Omit<StoredSnapshot, 'scores'> & { readonly scores: string }>(
    'SELECT seq, moves, version, layout, state, scores FROM snapshots WHERE game = $1',
    game,
  );
  return row && { ...row, scores: JSON.parse(row.scores) };
}

/** Ends a game that can't be played on, with its last event, if it still stands there. */
export async function settle(sql: Sql, game: string, head: number, over: NewEvent): Promise<boolean> {
  const { at } = over;
  const [row] = await sql.rows<{ summary: string }>(
    `UPDATE games SET head = head + 1, status = 'over', asked = NULL, wake_at = NULL, changed_at = $3
     WHERE id = $1 AND head = $2 AND status <> 'over' RETURNING summary`,
    game,
    head,
    at,
  );
  if (row === undefined) return false;
  const summary = JSON.stringify({ ...JSON.parse(row.summary), status: 'over', changedAt: at });
  await sql.rows('UPDATE games SET summary = $1 WHERE id = $2', summary, game);
  await sql.changes('UPDATE seats SET is_open = 0 WHERE game = $1', game);
  await insertEvents(sql, game, head, [over]);
  await sql.notify({ channel: 'events', subject: game, n: head + 1 });
  return true;
}
