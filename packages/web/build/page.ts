import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ForeignExpansion, foreignExpansions } from './foreign.ts';
import { newestIn } from './newest.ts';

export type { ForeignExpansion } from './foreign.ts';

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

/**
 * Builds the page as it is served, also where a test runner has named the environment otherwise, and tells its folder. With expansions
 * that are not ours it is another page, in a folder of its own, built anew each time: `buildPage([{ id: 'festival', folder }])`.
 */
export async function buildPage(foreign: readonly ForeignExpansion[] = []): Promise<string> {
  // Loaded only here: it is slow to load, and takes hold of the signals of every command that does.
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    if (foreign.length === 0) {
      await build({ root: web, logLevel: 'warn' });
      return pageFolder;
    }
    await build({
      root: web,
      logLevel: 'warn',
      plugins: [foreignExpansions(foreign)],
      worker: { plugins: () => [foreignExpansions(foreign)] },
      build: { outDir: FOREIGN },
    });
    return join(web, FOREIGN);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

const FOREIGN = 'dist-with';
