import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** A place for a store of one test. */
export interface StorePlace {
  readonly where: string;
  remove(): Promise<void>;
}

/** Both kinds of store, for suites that must hold for each; PostgreSQL only if it can be had. */
export function storeKinds(): { readonly kind: string; place(): Promise<StorePlace> }[] {
  const embedded = { kind: 'libsql', place: filePlace };
  return inject('postgres') === '' ? [embedded] : [embedded, { kind: 'PostgreSQL', place: postgresPlace }];
}

export async function filePlace(): Promise<StorePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-store-'));
  return {
    where: join(folder, 'bastide.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgresPlace(): Promise<StorePlace> {
  const url = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(url, `CREATE DATABASE ${name}`);
  return {
    where: url.replace(/\/postgres$/, `/${name}`),
    remove: () => query(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
