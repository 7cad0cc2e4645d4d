import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestIn } from './newest.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Where the built page is. */
export const pageFolder: string = join(web, 'dist');

/** Whether the page is missing or older than what it is made of. */
export function isPageOutdated(): boolean {
  const made = join(pageFolder, 'index.html');
  if (!existsSync(made)) return true;
  const own = ['index.html', 'vite.config.ts', 'build', 'public', 'src'].map((name) => join(web, name));
  const others = ['rules/src', 'bots/src', 'server/src/protocol'].map((name) => join(web, '..', name));
  return newestIn([...own, ...others]) > newestIn([made]);
}

/** Builds the page as it is served, also where a test runner has named the environment otherwise. */
export async function buildPage(): Promise<void> {
  // Loaded only here: it is slow to load, and takes hold of the signals of every command that does.
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: web, logLevel: 'warn' });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
