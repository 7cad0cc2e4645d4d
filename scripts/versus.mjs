// `npm run versus -- COMMIT LEVEL`: a level of today against the same level of an earlier commit, both with the same time of the
// processor, in pairs with the sides swapped. It ends as soon as the sequential test of engine builders (SPRT) knows which is true: as strong as before,
// or better by --gain points. It goes on where it was when it is started again.
//
//     npm run versus -- 9a4bf86 knight [--gain 2] [--pairs 1000] [--preset base] [--players 2] [--seed 1] [--workers N]
//                       [--time MS | --iterations N] [--results DIR] [--json]
//
// The earlier rules and bots are put into one module, kept beside the results; both play in the same thread, each with a game of its
// own, and tell each other moves. The last line is that of `bastide match --json`, with what the test says.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'rolldown';
import { root } from './run.mjs';
import { sprt } from './sprt.mjs';
import '../packages/server/src/sources.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    gain: { type: 'string', default: '2' },
    pairs: { type: 'string', default: '1000' },
    preset: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    time: { type: 'string' },
    iterations: { type: 'string' },
    results: { type: 'string', default: join(root, 'bench-bots', 'versus') },
    json: { type: 'boolean', default: false },
  },
});
// By its address, for the types of the packages are not those of the scripts.
const { TIME } = await import(new URL('../packages/bots/src/bot.ts', import.meta.url).href);

/** So many pairs are played before the test is asked again. */
const STEP = 10;

const [commit, level] = positionals;
if (commit === undefined || level === undefined) {
  console.error('npm run versus -- COMMIT LEVEL (see scripts/versus.mjs)');
  process.exit(2);
}
mkdirSync(values.results, { recursive: true });
const before = git(['rev-parse', '--short=12', `${commit}^{commit}`]);
const now = git(['status', '--porcelain']) === '' ? git(['rev-parse', '--short=12', 'HEAD']) : 'working';
const module = await moduleOf(before);
const name = [now, before, level, values.preset, values.players, values.seed, values.time, values.iterations];
const file = join(values.results, `${name.filter((part) => part !== undefined).join('-')}.jsonl`);
// What was not committed is not the same the next time.
if (now === 'working') rmSync(file, { force: true });

let line = '';
const most = Number(values.pairs);
for (let pairs = 0; pairs < most; ) {
  pairs = Math.min(pairs + STEP, most);
  line = await match(pairs);
  const result = JSON.parse(line);
  const { verdict, ratio } = sprt(result.margin, result.pairs, Number(values.gain));
  line = JSON.stringify({ ...result, sprt: { gain: Number(values.gain), ratio, verdict } });
  if (!values.json) tell(result, ratio);
  if (verdict !== 'open' || result.interrupted) break;
}
console.log(line);

/**
 * @param {{ pairs: number, margin: { mean: number, low: number, high: number } }} result
 * @param {number} ratio
 */
function tell({ pairs, margin }, ratio) {
  const [mean, low, high] = [margin.mean, margin.low, margin.high].map((one) => one.toFixed(2));
  console.log(`${pairs} pairs: ${mean} [${low}, ${high}], log likelihood ratio ${ratio.toFixed(2)}`);
}

/**
 * @param {number} pairs
 * @returns {Promise<string>} what `bastide match` says last
 */
function match(pairs) {
  const args = [
    ...['match', '--a', level, '--b', `${level}@${module}`, '--preset', values.preset],
    ...[
      '--players',
      values.players,
      '--pairs',
      String(pairs),
      '--seed',
      values.seed,
      '--workers',
      values.workers,
    ],
    ...['--resume', file, '--json'],
    // A time that is given lifts a level’s own limit (`MOST_IN_BASE`).
    ...(values.iterations === undefined
      ? ['--cpu', '--time', values.time ?? String(TIME[level])]
      : ['--iterations', values.iterations]),
  ];
  const child = spawn(process.execPath, [join(root, 'packages', 'cli', 'bin', 'bastide.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      const last = out.trimEnd().split('\n').at(-1) ?? '';
      if (last.startsWith('{')) resolve(last);
      else reject(new Error(`bastide match ended with ${status}`));
    });
  });
}

/**
 * Rules and bots of a commit in one module.
 * @param {string} id
 */
async function moduleOf(id) {
  const bundle = join(values.results, `${id}.mjs`);
  if (existsSync(bundle)) return bundle;
  const folder = join(values.results, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules', '@bastide'), { recursive: true });
  const tar = execFileSync('git', ['archive', id, 'packages/rules', 'packages/bots'], {
    cwd: root,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  for (const one of ['rules', 'bots'])
    symlinkSync(join(folder, 'packages', one), join(folder, 'node_modules', '@bastide', one));
  const input = join(folder, 'entry.mjs');
  writeFileSync(
    input,
    `export { newGame, observe, playMove } from '@bastide/rules'; export { createBot } from '@bastide/bots';`,
  );
  await build({
    input,
    cwd: folder,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['@bastide/source', 'import', 'default'] },
    logLevel: 'warn',
    output: { file: bundle, format: 'esm', codeSplitting: false },
  });
  rmSync(folder, { recursive: true });
  return bundle;
}

/** @param {string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
