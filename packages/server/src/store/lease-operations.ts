import type { NodeDoor, PresenceRow } from './rows.ts';
import type { Sql } from './sql.ts';

/** A node tells that it lives until then, and which version of the rules it has. What it leaves behind when it does not is swept up by the others. */
export async function beat(sql: Sql, node: string, until: number, now: number, version = 1): Promise<void> {
  // Whoever looked while it was late took its players for gone.
  const late = await sql.rows<{ game: string }>(
    'SELECT DISTINCT game FROM presence WHERE node = $1 AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND until_at <= $2)',
    node,
    now,
  );
  await sql.rows(
    `INSERT INTO nodes (id, until_at, version) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET until_at = $2, version = $3`,
    node,
    until,
    version,
  );
  // A row of a dead node is kept for a while: a node that only slept must find that its leases are gone, not that it is new.
  const dead = await sql.rows<{ id: string }>(
    'DELETE FROM nodes WHERE until_at < $1 RETURNING id',
    now - DEAD_AFTER,
  );
  for (const { id } of dead) await sql.rows('DELETE FROM presence WHERE node = $1', id);
  if (late.length > 0)
    await sql.notify(...late.map(({ game }) => ({ channel: 'presence', subject: game, n: 0 }) as const));
}

const DEAD_AFTER = 60_000;

/** The oldest version of the rules that a living node has; nodes that tell none have the first. */
export async function leastVersion(sql: Sql, now: number): Promise<number | undefined> {
  const [row] = await sql.rows<{ least: number | null }>(
    'SELECT MIN(COALESCE(version, 1)) AS least FROM nodes WHERE until_at > $1',
    now,
  );
  return row.least ?? undefined;
}

/** Some node lives until then; tells since when there has always been one. */
export async function serve(sql: Sql, until: number, now: number): Promise<number> {
  const [row] = await sql.rows<{ up_since: number }>(
    `INSERT INTO service (id, up_since, alive_until) VALUES (1, $1, $2) ON CONFLICT (id) DO UPDATE SET
       up_since = CASE WHEN service.alive_until < $1 THEN $1 ELSE service.up_since END,
       alive_until = CASE WHEN service.alive_until < $2 THEN $2 ELSE service.alive_until END
     RETURNING up_since`,
    now,
    until,
  );
  return row.up_since;
}

/**
 * Takes the lease of a game: the right to play for chance and bots. Fails while a living node has it. The number that is told, the
 * fence, is a new one each time it changes hands: what its last holder still wants to append is refused.
 */
export async function takeLease(
  sql: Sql,
  game: string,
  node: string,
  now: number,
): Promise<number | undefined> {
  const [taken] = await sql.rows<{ fence: number }>(
    `UPDATE games SET fence = fence + 1, lease_node = $1
     WHERE id = $2 AND (lease_node IS NULL OR lease_node = $1
       OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = games.lease_node AND n.until_at > $3))
     RETURNING fence`,
    node,
    game,
    now,
  );
  return taken?.fence;
}

/** The living node that has the lease of a game, if others can reach it. */
export async function holderOf(sql: Sql, game: string, now: number): Promise<NodeDoor | undefined> {
  const [row] = await sql.rows<{ id: string; address: string | null; door_key: string | null }>(
    `SELECT n.id, n.address, n.door_key FROM games g JOIN nodes n ON n.id = g.lease_node
     WHERE g.id = $1 AND n.until_at > $2`,
    game,
    now,
  );
  if (row === undefined || row.address === null || row.door_key === null) return undefined;
  return { node: row.id, address: row.address, key: row.door_key };
}

/** A node tells where others reach it. One that was taken for dead so long that it was forgotten does without. */
export async function openDoor(sql: Sql, { node, address, key }: NodeDoor): Promise<void> {
  await sql.rows('UPDATE nodes SET address = $2, door_key = $3 WHERE id = $1', node, address, key);
}

export async function releaseLease(sql: Sql, game: string, node: string, fence: number): Promise<void> {
  await sql.rows(
    'UPDATE games SET lease_node = NULL WHERE id = $1 AND lease_node = $2 AND fence = $3',
    game,
    node,
    fence,
  );
}

/** A node goes: everything it held is free at once, and if it was the last, from now on nobody is there. */
export async function leave(sql: Sql, node: string, now: number): Promise<void> {
  await sql.rows('UPDATE games SET lease_node = NULL WHERE lease_node = $1', node);
  await sql.rows('DELETE FROM presence WHERE node = $1', node);
  await sql.rows('DELETE FROM nodes WHERE id = $1', node);
  await sql.rows(
    `UPDATE service SET alive_until = COALESCE((SELECT MAX(until_at) FROM nodes WHERE until_at > $1), $1)`,
    now,
  );
}

/** Games for which something is due and which no other living node looks after. */
export async function dueGames(sql: Sql, node: string, now: number, most: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM games WHERE wake_at <= $1 AND broken IS NULL AND (lease_node IS NULL OR lease_node = $2
       OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = games.lease_node AND n.until_at > $1))
     ORDER BY wake_at LIMIT $3`,
    now,
    node,
    most,
  );
  return rows.map(({ id }) => id);
}

/** A connection shows a table to a player; tells which one did before. */
export async function setPresence(
  sql: Sql,
  game: string,
  { identity, node, connection }: PresenceRow,
): Promise<void> {
  await sql.rows(
    `INSERT INTO presence (game, identity, node, connection) VALUES ($1, $2, $3, $4)
     ON CONFLICT (game, identity) DO UPDATE SET node = $3, connection = $4`,
    game,
    identity,
    node,
    connection,
  );
  await sql.notify({ channel: 'presence', subject: game, n: 0 });
}

export async function clearPresence(
  sql: Sql,
  game: string,
  { identity, connection }: Omit<PresenceRow, 'node'>,
): Promise<void> {
  await sql.rows(
    'DELETE FROM presence WHERE game = $1 AND identity = $2 AND connection = $3',
    game,
    identity,
    connection,
  );
  await sql.notify({ channel: 'presence', subject: game, n: 0 });
}

export async function presenceAt(sql: Sql, game: string, now: number): Promise<PresenceRow[]> {
  return sql.rows<PresenceRow>(
    `SELECT p.identity, p.node, p.connection FROM presence p JOIN nodes n ON n.id = p.node
     WHERE p.game = $1 AND n.until_at > $2`,
    game,
    now,
  );
}
