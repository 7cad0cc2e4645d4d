// `npm run bench`: measures the engine (its own arguments follow), then the page in a browser. The last line is one JSON
// object; with --json it is the only one. `--before FOLDER` measures the land and the first screen of an earlier version too, whose page is
// built in that folder; `--page` measures nothing but the page.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';
import '../packages/server/src/sources.js';

const args = process.argv.slice(2);
const before = taken('--before', 2)[1];
const isPageOnly = taken('--page', 1).length > 0;
const isQuiet = args.includes('--json');
const engine = isPageOnly ? {} : engineMeasured();
if (engine === undefined) {
  process.exitCode = 1;
} else {
  // By its address, for the types of the page are not those of the scripts.
  const tool = new URL('../packages/web/tools/bench.ts', import.meta.url);
  const { measurePage, describePage } = await import(tool.href);
  const page = await measurePage(before);
  if (!isQuiet) console.log(describePage(page));
  console.log(JSON.stringify({ ...engine, page }));
}

/**
 * Takes an argument of our own, and what belongs to it, from those of the engine's bench.
 * @param {string} name
 * @param {number} length
 * @returns {string[]}
 */
function taken(name, length) {
  const at = args.indexOf(name);
  return at < 0 ? [] : args.splice(at, length);
}

/** @returns {object | undefined} what `bastide bench` says last; undefined if it failed */
function engineMeasured() {
  const bastide = join(root, 'packages', 'cli', 'bin', 'bastide.js');
  const { status, stdout } = spawnSync(process.execPath, [bastide, 'bench', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = stdout.trimEnd().split('\n');
  const last = lines.pop() ?? '';
  if (!isQuiet && lines.length > 0) console.log(lines.join('\n'));
  return status === 0 && last.startsWith('{') ? JSON.parse(last) : undefined;
}
