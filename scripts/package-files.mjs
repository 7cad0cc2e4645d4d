// What is put into a package beside what was compiled: its licence and what has changed; into the server the page, and guides and reference.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const SITE = join(root, 'packages', 'docs', 'site');

/**
 * @param {string} name of the package, `rules`
 * @param {string} site the folder of the guides
 */
export function fillPackage(name, site) {
  const folder = join(root, 'packages', name);
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file));
  if (name !== 'server') return;
  for (const [from, to] of [
    [join(root, 'packages', 'web', 'dist'), 'page'],
    [join(root, 'packages', 'web', 'dist-maps'), 'page-maps'],
    [site, 'docs'],
  ]) {
    rmSync(join(folder, to), { recursive: true, force: true });
    cpSync(from, join(folder, to), { recursive: true });
  }
}
