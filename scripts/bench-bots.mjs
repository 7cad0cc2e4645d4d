// `npm run bench:bots`: lets the bots play all that docs/bots.md speaks of, and writes the tables there. All of it takes many
// hours, so every run can be stopped with Ctrl+C and goes on where it was when it is started again.
//
//     npm run bench:bots -- --list              what there is, and how much of it has been played
//     npm run bench:bots -- base-2 time-king    only what has one of these words in its name
//     npm run bench:bots -- --tables            plays nothing, writes the tables from what there is
//
//     --pairs N       at most so many pairs each: for a first look
//     --workers N     threads at the same time
//     --cpu           bots measure their time by the processor: for a machine that does other things too
//     --results DIR   where the pairs are kept: bench-bots/, which git ignores
//     --doc FILE      the page with the tables: docs/bots.md
//
// A file of results belongs to the sources it was played with: their digest is part of its name.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runs } from './bots-list.mjs';
import { interval, withTables } from './bots-tables.mjs';
import { root } from './run.mjs';
import '../packages/server/src/sources.js';

/** @typedef {import('./bots-list.mjs').Run} Run */
/** @typedef {import('./bots-tables.mjs').Measured} Measured */

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    workers: { type: 'string' },
    cpu: { type: 'boolean', default: false },
    results: { type: 'string', default: join(root, 'bench-bots') },
    doc: { type: 'string', default: join(root, 'docs', 'bots.md') },
  },
});

// By its address, for the types of the packages are not those of the scripts.
const { TIME } = await import(new URL('../packages/bots/src/bot.ts', import.meta.url).href);

const sources = digest(['packages/rules/src', 'packages/bots/src', 'packages/cli/src/match']);
const chosen = runs.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
let isStopped = false;

if (chosen.length === 0) {
  console.error(`Nothing is called “${words.join(' ')}”. See npm run bench:bots -- --list`);
  process.exitCode = 2;
} else if (options.list) {
  for (const run of chosen) console.log(`${run.name.padEnd(36)} ${done(run)} of ${run.pairs} pairs`);
} else {
  mkdirSync(options.results, { recursive: true });
  process.on('SIGINT', () => {
    isStopped = true;
  });
  if (!options.tables) for (const run of chosen) if (!isStopped) await measure(run);
  writeTables();
}

/**
 * Plays what is missing of a run and keeps what it shows.
 * @param {Run} run
 */
async function measure(run) {
  const pairs = Math.min(run.pairs, Number(options.pairs ?? run.pairs));
  const workers = run.workers ?? options.workers;
  console.log(`${run.name}: ${run.a} against ${run.b}, ${run.says}, ${pairs} pairs`);
  const { status, line } = await bastide([
    ...['match', '--a', run.a, '--b', run.b, ...run.setup, '--pairs', String(pairs), '--seed', '1'],
    ...['--resume', fileOf(run, 'jsonl'), '--json'],
    ...(workers === undefined ? [] : ['--workers', String(workers)]),
    ...(options.cpu ? ['--cpu'] : []),
  ]);
  if (!line.startsWith('{')) {
    console.error(`${run.name} failed with status ${status}`);
    process.exitCode = 1;
    return;
  }
  const result = JSON.parse(line);
  const { wins, draws, losses, margin, time } = result;
  if (result.pairs === 0) return;
  console.log(
    `  ${result.pairs} pairs: ${wins}–${draws}–${losses}, margin ${interval(margin)}, p95 ${time.a.p95} ms`,
  );
  const on = new Date().toISOString().slice(0, 10);
  writeFileSync(fileOf(run, 'json'), `${JSON.stringify({ ...result, sources, on })}\n`);
  writeTables();
}

function writeTables() {
  /** @type {Map<string, Measured>} */
  const measured = new Map();
  for (const run of runs) {
    const file = fileOf(run, 'json');
    if (existsSync(file)) measured.set(run.name, JSON.parse(readFileSync(file, 'utf8')));
  }
  writeFileSync(options.doc, withTables(readFileSync(options.doc, 'utf8'), runs, measured, TIME));
}

/**
 * @param {Run} run
 * @param {'json' | 'jsonl'} kind
 */
function fileOf({ name }, kind) {
  return join(options.results, `${name}.${sources}.${kind}`);
}

/** @param {Run} run */
function done(run) {
  const file = fileOf(run, 'jsonl');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0;
}

/**
 * Runs `bastide`; its progress is shown, and its last line is the answer.
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, line: string }>}
 */
function bastide(args) {
  const child = spawn(process.execPath, [join(root, 'packages', 'cli', 'bin', 'bastide.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, line: out.trimEnd().split('\n').at(-1) ?? '' }));
  });
}

/**
 * Of everything in these folders that can change a result.
 * @param {string[]} folders
 */
function digest(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.map((one) => one.replaceAll('\\', '/')).sort()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name.includes('/texts/')) continue;
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 8);
}
