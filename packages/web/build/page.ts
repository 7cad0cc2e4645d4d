import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ForeignExpansion, foreignExpansions } from './foreign.ts';
import { newestIn } from './newest.ts';

export type { ForeignExpansion } from './foreign.ts';
export { writeStatic } from './static.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where the built page is. With expansions that are not ours it is another page, in a folder of its own for these very folders.
 */
export function pageFolder(foreign: readonly ForeignExpansion[] = []): string {
  if (foreign.length === 0) return join(web, 'dist');
  const key = createHash('sha256').update(JSON.stringify(foreign.map(({ id, folder }) => [id, folder])));
  return join(web, 'dist-with', key.digest('hex').slice(0, 12));
}

/** Whether the page is missing or older than what it is made of. Where nothing can be built it is as new as it can be. */
export function isPageOutdated(foreign: readonly ForeignExpansion[] = []): boolean {
  const made = join(pageFolder(foreign), 'index.html');
  if (!existsSync(made)) return true;
  if (!canBuild()) return false;
  const own = ['index.html', 'vite.config.ts', 'build', 'public', 'src'].map((name) => join(web, name));
  const others = ['rules/src', 'bots/src', 'protocol/src'].map((name) => join(web, '..', name));
  const theirs = foreign.flatMap(({ folder }) => ['rules', 'bots', 'web'].map((name) => join(folder, name)));
  return newestIn([...own, ...others, ...theirs]) > newestIn([made]);
}

/** Installed without what is for development, there is no Vite. */
export function canBuild(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}

/** Builds the page in a process of its own, and tells its folder: what memory it takes ends with it, not with the server. */
export async function buildPageApart(foreign: readonly ForeignExpansion[] = []): Promise<string> {
  // A plain Node does not run sources.
  if (import.meta.url.endsWith('.ts')) return buildPage(foreign);
  const args = [fileURLToPath(new URL('./page-main.js', import.meta.url)), JSON.stringify(foreign)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (status !== 0) throw new Error(`building the page ended with ${status}`);
  return pageFolder(foreign);
}

/** Builds the page as it is served, also where a test runner has named the environment otherwise, and tells its folder. */
export async function buildPage(foreign: readonly ForeignExpansion[] = []): Promise<string> {
  // Loaded only here: it is slow to load, and takes hold of the signals of every command that does.
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const theirs = () => (foreign.length === 0 ? [] : [foreignExpansions(foreign)]);
  try {
    await build({
      root: web,
      logLevel: 'warn',
      plugins: theirs(),
      worker: { plugins: theirs },
      build: { outDir: relative(web, pageFolder(foreign)) },
    });
    // For the server, which paints lands too: the same faces, without a browser (packages/server/src/pictures).
    await build({
      root: web,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: theirs(),
      resolve: { conditions: ['@bastide/source', 'module', 'node'] },
      ssr: { noExternal: true, resolve: { conditions: ['@bastide/source'] } },
      build: {
        ssr: join(web, 'src', 'picture', 'land-picture.ts'),
        outDir: join(pageFolder(foreign), 'painter'),
        minify: true,
        rolldownOptions: { output: { entryFileNames: 'painter.js', codeSplitting: false } },
      },
    });
    return pageFolder(foreign);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
