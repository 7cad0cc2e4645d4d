// `npm run bench`: measures the engine (its own arguments follow), then the page in a browser. The last line is one JSON
// object; with --json it is the only one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './run.mjs';

const args = process.argv.slice(2);
const isQuiet = args.includes('--json');
const engine = engineMeasured();
if (engine === undefined) {
  process.exitCode = 1;
} else {
  register({ tsconfig: false });
  // By its address, for the types of the page are not those of the scripts.
  const tool = new URL('../packages/web/tools/bench.ts', import.meta.url);
  const { measurePage, describePage } = await import(tool.href);
  const page = await measurePage();
  if (!isQuiet) console.log(describePage(page));
  console.log(JSON.stringify({ ...engine, page }));
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
