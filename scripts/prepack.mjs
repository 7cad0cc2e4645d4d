// Before one of our packages is packed, from its folder: it is compiled, has its licence and what has changed, and the server the page.
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import './build.mjs';
import { root } from './run.mjs';

for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), name);
if (basename(process.cwd()) === 'server') {
  rmSync('page', { recursive: true, force: true });
  cpSync(join(root, 'packages', 'web', 'dist'), 'page', { recursive: true });
}
