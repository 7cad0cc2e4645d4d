import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openLibsql } from './libsql/libsql-store.ts';
import { openPostgres } from './postgres/postgres-store.ts';
import type { Store } from './store.ts';

/** `postgres://…` is a database for several nodes; anything else a file of this computer. */
export function openStore(where: string): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(where)) return openPostgres(where);
  mkdirSync(dirname(where), { recursive: true });
  return openLibsql(where);
}
