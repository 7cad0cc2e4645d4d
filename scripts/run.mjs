import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs one of the installed tools in the root, its output going straight to the terminal.
 * @param {string} tool
 * @param {string[]} args
 * @returns {boolean} whether it ended well
 */
export function run(tool, args) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(tool, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    shell: windows,
    stdio: 'inherit',
  });
  if (error) console.error(`${tool}: ${error.message}`);
  return status === 0;
}
