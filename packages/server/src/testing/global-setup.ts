import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where PostgreSQL is, or nothing if it can't be had. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all tests of the server; each takes a database of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  provide('postgres', postgres?.url ?? '');
  return async () => postgres?.remove();
}
