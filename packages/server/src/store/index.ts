import { isFile } from './is-file.ts';
import { openLibsql } from './libsql/libsql-store.ts';
import type { Store } from './store.ts';

/** `postgres://…` is a database for several nodes; anything else a file of this computer. */
export async function openStore(where: string): Promise<Store> {
  if (!isFile(where)) {
    const { openPostgres } = await import('./postgres/postgres-store.ts');
    return openPostgres(where);
  }
  return openLibsql(where);
}
