// `npm run build`: compiles everything that runs and builds the page, as far as something has changed. With `--clean` from nothing,
// so that no file is left of a source that is gone.
import { rmSync } from 'node:fs';
import { compile, FOLDERS } from './compiled.mjs';

if (process.argv.includes('--clean'))
  for (const [, compiled] of FOLDERS) rmSync(compiled, { recursive: true, force: true });

if (compile()) await buildPage();
else process.exitCode = 1;

async function buildPage() {
  // By its address, for it has just been compiled.
  const page = await import(new URL('../packages/web/dist-build/page.js', import.meta.url).href);
  if (page.isPageOutdated()) await page.buildPage();
}
