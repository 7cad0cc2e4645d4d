import type { StoredSnapshot } from './rows.ts';
import type { Sql } from './sql.ts';

/** In place of the one before. */
export async function keepSnapshot(
  sql: Sql,
  game: string,
  { seq, moves, version, layout, state, scores }: StoredSnapshot,
): Promise<void> {
  await sql.rows(
    `INSERT INTO snapshots (game, seq, moves, version, layout, state, scores) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (game) DO UPDATE SET seq = $2, moves = $3, version = $4, layout = $5, state = $6, scores = $7`,
    game,
    seq,
    moves,
    version,
    layout,
    state,
    JSON.stringify(scores),
  );
}
