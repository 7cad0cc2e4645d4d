import type { Identity, Passkey } from '../rows.ts';
import type { Sql } from '../sql.ts';
import { type IdentityColumns, identityOf, isKnown, MOST_PASSKEYS } from './identity-row.ts';
import { claimName } from './name-operations.ts';
import { addSession } from './session-operations.ts';

/** A new player and the first token, of which only the hash is known here. */
export async function createIdentity(sql: Sql, identity: Identity, tokenHash: string): Promise<void> {
  const { id, name, isKept, createdAt, owner = null } = identity;
  await sql.rows(
    'INSERT INTO identities (id, name, kept, created_at, owner) VALUES ($1, $2, $3, $4, $5)',
    id,
    name,
    Number(isKept),
    createdAt,
    owner,
  );
  await addSession(sql, id, tokenHash, createdAt);
}

export async function identityById(sql: Sql, id: string): Promise<Identity | undefined> {
  const [row] = await sql.rows<IdentityColumns>(
    'SELECT id, name, kept, created_at, owner FROM identities WHERE id = $1',
    id,
  );
  return row && identityOf(row);
}

/** A passkey for an identity, which is kept from now on, with its name; not if that is another's, or there are enough. */
export async function addPasskey(sql: Sql, passkey: Passkey, at: number): Promise<boolean> {
  // Locked first, so that of several added at once none is one too many.
  await sql.rows('UPDATE identities SET name = name WHERE id = $1', passkey.identity);
  const identity = await identityById(sql, passkey.identity);
  if (identity === undefined) return false;
  if ((await passkeysOf(sql, identity.id)).length >= MOST_PASSKEYS) return false;
  if (!identity.isKept && !(await claimName(sql, identity.id, identity.name))) return false;
  await sql.rows(
    `INSERT INTO passkeys (id, identity, public_key, counter, transports, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    passkey.id,
    passkey.identity,
    passkey.publicKey,
    passkey.counter,
    passkey.transports,
    at,
  );
  await sql.rows('UPDATE identities SET kept = 1 WHERE id = $1', passkey.identity);
  return true;
}

export async function passkeyById(sql: Sql, id: string): Promise<Passkey | undefined> {
  const [row] = await sql.rows<PasskeyColumns>(`${PASSKEY} WHERE id = $1`, id);
  return row && passkeyOf(row);
}

export async function passkeysOf(sql: Sql, identity: string): Promise<Passkey[]> {
  return (await sql.rows<PasskeyColumns>(`${PASSKEY} WHERE identity = $1`, identity)).map(passkeyOf);
}

export async function listPasskeys(
  sql: Sql,
  identity: string,
): Promise<{ readonly id: string; readonly createdAt: number }[]> {
  const rows = await sql.rows<{ id: string; created_at: number }>(
    'SELECT id, created_at FROM passkeys WHERE identity = $1 ORDER BY created_at, id',
    identity,
  );
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }));
}

/** Removes a passkey of someone, unless it is the last. */
export async function removePasskey(sql: Sql, identity: string, id: string): Promise<boolean> {
  // Locked first, so that of two removed at once one stays.
  await sql.rows('UPDATE identities SET name = name WHERE id = $1', identity);
  const removed = await sql.rows(
    `DELETE FROM passkeys WHERE id = $1 AND identity = $2
       AND EXISTS (SELECT 1 FROM passkeys other WHERE other.identity = $2 AND other.id <> $1) RETURNING id`,
    id,
    identity,
  );
  return removed.length > 0;
}

export async function countPasskeyUse(sql: Sql, id: string, counter: number): Promise<void> {
  await sql.rows('UPDATE passkeys SET counter = $1 WHERE id = $2', counter, id);
}

/** Something that can be used once: a ticket, a challenge. */
export async function addVoucher(
  sql: Sql,
  voucher: {
    readonly hash: string;
    readonly kind: string;
    readonly content: string;
    readonly expiresAt: number;
  },
): Promise<void> {
  await sql.rows(
    'INSERT INTO vouchers (hash, kind, content, expires_at) VALUES ($1, $2, $3, $4)',
    voucher.hash,
    voucher.kind,
    voucher.content,
    voucher.expiresAt,
  );
}

/** Uses it up and tells what was in it; nothing if it was used or is too old. */
export async function takeVoucher(
  sql: Sql,
  kind: string,
  hash: string,
  now: number,
): Promise<string | undefined> {
  const [row] = await sql.rows<{ content: string; expires_at: number }>(
    'DELETE FROM vouchers WHERE hash = $1 AND kind = $2 RETURNING content, expires_at',
    hash,
    kind,
  );
  return row !== undefined && row.expires_at > now ? row.content : undefined;
}

export async function sweepVouchers(sql: Sql, now: number): Promise<void> {
  await sql.rows('DELETE FROM vouchers WHERE expires_at <= $1', now);
}

export async function mute(sql: Sql, identity: string, muted: string, isOn: boolean): Promise<void> {
  if (!isOn) await sql.rows('DELETE FROM mutes WHERE identity = $1 AND muted = $2', identity, muted);
  else if ((await isKnown(sql, identity)) && (await isKnown(sql, muted)))
    await sql.rows(
      'INSERT INTO mutes (identity, muted) VALUES ($1, $2) ON CONFLICT (identity, muted) DO NOTHING',
      identity,
      muted,
    );
}

export async function mutedBy(sql: Sql, identity: string): Promise<string[]> {
  const rows = await sql.rows<{ muted: string }>('SELECT muted FROM mutes WHERE identity = $1', identity);
  return rows.map(({ muted }) => muted);
}

const PASSKEY = 'SELECT id, identity, public_key, counter, transports FROM passkeys';

interface PasskeyColumns {
  readonly id: string;
  readonly identity: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
}

function passkeyOf({ id, identity, public_key, counter, transports }: PasskeyColumns): Passkey {
  return { id, identity, publicKey: public_key, counter, transports };
}
