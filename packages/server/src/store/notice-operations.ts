import { isKnown } from './people/identity-row.ts';
import type { MailAddress, PushSubscriptionRow, TurnNotice, TurnNoticeWish } from './rows.ts';
import type { Sql } from './sql.ts';

/** Notices of turns: who wants them where, and which are due. */

/** What the server keeps under a name: what was kept first, whoever comes with another. */
export async function keepSetting(sql: Sql, name: string, content: string): Promise<string> {
  await sql.rows(
    'INSERT INTO settings (name, content) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    name,
    content,
  );
  const [row] = await sql.rows<{ content: string }>('SELECT content FROM settings WHERE name = $1', name);
  return row.content;
}

/** A browser wants notices; of one player only the last so many are kept. Not if the session has just ended. */
export async function addPushSubscription(
  sql: Sql,
  subscription: PushSubscriptionRow & { readonly session: string },
  at: number,
  most: number,
): Promise<boolean> {
  const { endpoint, session, identity, publicKey, secret, language } = subscription;
  // Locked, so that it does not end meanwhile.
  const held = await sql.rows(
    'UPDATE sessions SET seen_at = seen_at WHERE token_hash = $1 RETURNING token_hash',
    session,
  );
  if (held.length === 0) return false;
  await sql.rows(
    `INSERT INTO push_subscriptions (endpoint, session, identity, public_key, secret, language, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE
     SET session = $2, identity = $3, public_key = $4, secret = $5, language = $6, created_at = $7`,
    endpoint,
    session,
    identity,
    publicKey,
    secret,
    language,
    at,
  );
  await sql.rows(
    `DELETE FROM push_subscriptions WHERE identity = $1 AND endpoint NOT IN (
       SELECT endpoint FROM push_subscriptions WHERE identity = $1 ORDER BY created_at DESC, endpoint LIMIT $2)`,
    identity,
    most,
  );
  return true;
}

export async function removePushSubscription(sql: Sql, endpoint: string, identity?: string): Promise<void> {
  if (identity === undefined) await sql.rows('DELETE FROM push_subscriptions WHERE endpoint = $1', endpoint);
  else
    await sql.rows(
      'DELETE FROM push_subscriptions WHERE endpoint = $1 AND identity = $2',
      endpoint,
      identity,
    );
}

export async function pushSubscriptionsOf(sql: Sql, identity: string): Promise<PushSubscriptionRow[]> {
  const rows = await sql.rows<Omit<PushSubscriptionRow, 'publicKey'> & { readonly public_key: string }>(
    'SELECT endpoint, identity, public_key, secret, language FROM push_subscriptions WHERE identity = $1',
    identity,
  );
  return rows.map(({ public_key, ...row }) => ({ ...row, publicKey: public_key }));
}

/** Not if they were forgotten meanwhile, or can never come back. */
export async function setMailAddress(sql: Sql, row: MailAddress): Promise<boolean> {
  const { identity, address, language, token } = row;
  if (!(await isKnown(sql, identity))) return false;
  const set = await sql.rows(
    `INSERT INTO mail_addresses (identity, address, language, token)
     SELECT i.id, $2, $3, $4 FROM identities i
     WHERE i.id = $1 AND (i.kept = 1 OR EXISTS (SELECT 1 FROM sessions s WHERE s.identity = i.id))
     ON CONFLICT (identity) DO UPDATE SET address = $2, language = $3, token = $4 RETURNING identity`,
    identity,
    address,
    language,
    token,
  );
  return set.length > 0;
}

export async function mailAddressOf(sql: Sql, identity: string): Promise<MailAddress | undefined> {
  const [row] = await sql.rows<MailAddress>(
    'SELECT identity, address, language, token FROM mail_addresses WHERE identity = $1',
    identity,
  );
  return row;
}

export async function removeMailAddress(sql: Sql, identity: string): Promise<void> {
  await sql.rows('DELETE FROM mail_addresses WHERE identity = $1', identity);
}

/** Whether there was an address with this token. */
export async function endMailByToken(sql: Sql, token: string): Promise<boolean> {
  const ended = await sql.rows('DELETE FROM mail_addresses WHERE token = $1 RETURNING identity', token);
  return ended.length > 0;
}

/** In the place of what was due for the game before; only for those who want it. */
export async function replaceNotices(sql: Sql, game: string, wish: TurnNoticeWish): Promise<void> {
  await sql.rows('DELETE FROM turn_notices WHERE game = $1', game);
  if (wish.identity === undefined) return;
  for (const [channel, { table, after }] of Object.entries(WAYS))
    await sql.rows(
      `INSERT INTO turn_notices (game, channel, identity, head, due_at)
       SELECT $1, $2, $3, CAST($4 AS INTEGER), CAST($5 AS BIGINT) WHERE EXISTS (SELECT 1 FROM ${table} WHERE identity = $3)`,
      game,
      channel,
      wish.identity,
      wish.head,
      wish.at + after,
    );
}

/** A push comes when the other has surely not just looked away; a mail to those who have not come by then. */
const WAYS = {
  push: { table: 'push_subscriptions', after: 10_000 },
  mail: { table: 'mail_addresses', after: 10 * 60_000 },
} as const;

/** Takes notices that are due. Until `again` no other node takes them; then, if this one has died, they are due once more. */
export async function takeNotices(sql: Sql, now: number, again: number, most: number): Promise<TurnNotice[]> {
  return sql.rows<TurnNotice>(
    `UPDATE turn_notices SET due_at = $2, attempts = attempts + 1
     WHERE (game, channel) IN (
       SELECT game, channel FROM turn_notices WHERE due_at <= $1 ORDER BY due_at LIMIT $3 /*shared*/ FOR UPDATE SKIP LOCKED /*end*/)
     RETURNING game, channel, identity, head, attempts`,
    now,
    again,
    most,
  );
}

/** Told, or not to be told at all; unless another turn has begun meanwhile. */
export async function endNotice(sql: Sql, { game, channel, head }: TurnNotice): Promise<void> {
  await sql.rows(
    'DELETE FROM turn_notices WHERE game = $1 AND channel = $2 AND head = $3',
    game,
    channel,
    head,
  );
}

/** To be tried again at a time; `counts` is whether this was an attempt. */
export async function postponeNotice(
  sql: Sql,
  { game, channel, head, attempts }: TurnNotice,
  until: number,
  counts: boolean,
): Promise<void> {
  await sql.rows(
    'UPDATE turn_notices SET due_at = $4, attempts = $5 WHERE game = $1 AND channel = $2 AND head = $3',
    game,
    channel,
    head,
    until,
    counts ? attempts : attempts - 1,
  );
}
