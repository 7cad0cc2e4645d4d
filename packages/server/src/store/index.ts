import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openLibsql } from './libsql/libsql-store.ts';
import type { Store } from './store.ts';

/** `postgres://…` is a database for several nodes; anything else a file of this computer. */
export async function openStore(where: string): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(where)) {
    const { openPostgres } = await import('./postgres/postgres-store.ts');
    return openPostgres(where);
  }
  // Seeds of games under way and keys of invitations are in it: for its owner only.
  mkdirSync(dirname(where), { recursive: true, mode: 0o700 });
  return openLibsql(where);
}
