// Puts what `bastide` runs, ours and libraries, from a thousand small files into few: a start spent half its time on finding and linking them.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run.mjs';

const packages = join(root, 'packages');
const to = join(packages, 'cli', 'dist-bundle');
/** Binaries, what few servers load, and what builds the page. */
const external = ['libsql', 'canvaskit-wasm', 'pg', 'tsx', '@bastide/web/build'];
const DAY = 24 * 60 * 60 * 1000;

/** Threads, migrations and whatever else a module of ours has beside it are still looked for there. */
const staysBeside = {
  name: 'stays-beside',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (!id.startsWith(packages)) return;
    if (code.includes('Extension(`.'))
      throw new Error(`${id}: no bundler can follow an import whose name is made while it runs`);
    const here = relative(to, id).replaceAll(sep, '/');
    return code.replaceAll('import.meta.url', `new URL('${here}', import.meta.url).href`);
  },
};

const input = { main: join(packages, 'cli', 'dist', 'main.js') };
const bundle = await rolldown({ input, platform: 'node', external, plugins: [staysBeside] });
await bundle.write({ dir: to });
await bundle.close();
// A server that runs may still want a file of before.
for (const name of readdirSync(to).map((file) => join(to, file)))
  if (statSync(name).mtimeMs < Date.now() - DAY) rmSync(name);
