import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs one of the installed tools in the root, its output going straight to the terminal.
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it ended well
 */
export async function run(tool, args) {
  return ended(tool, started(tool, args, 'inherit'));
}

/**
 * Runs one of the installed tools in the root beside something else. What it says is kept.
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<{ well: boolean, said: string }>}
 */
export async function runBeside(tool, args) {
  const process = started(tool, args, 'pipe');
  let said = '';
  for (const stream of [process.stdout, process.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return { well: await ended(tool, process), said };
}

/**
 * @param {string} tool
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 */
function started(tool, args, output) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return spawn(tool, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
    stdio: ['inherit', output, output],
  });
}

/**
 * @param {string} tool
 * @param {import('node:child_process').ChildProcess} process
 * @returns {Promise<boolean>}
 */
function ended(tool, process) {
  return new Promise((resolve) => {
    process.on('error', (error) => {
      console.error(`${tool}: ${error.message}`);
      resolve(false);
    });
    process.on('close', (status) => resolve(status === 0));
  });
}
