// `npm run docs`: guides and reference as one site, in `packages/docs/site`; the server serves it at /docs/. Nothing is done if nothing has changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './package-files.mjs';
import { root } from './run.mjs';

/** What the site is made of. */
const SOURCES = [
  'docs',
  'packages/docs/src',
  'packages/rules/src',
  'packages/bots/src',
  'packages/protocol/src',
];

if (!isCurrent() || process.argv.includes('--force')) {
  const { buildSite } = await import('../packages/docs/src/site.mjs');
  process.exitCode = (await buildSite(SITE)) ? 0 : 1;
}

function isCurrent() {
  const home = join(SITE, 'index.html');
  if (!existsSync(home)) return false;
  const made = statSync(home).mtimeMs;
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|css|mjs|ts)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  return ['CHANGELOG.md', ...files].every((file) => statSync(join(root, file)).mtimeMs < made);
}
