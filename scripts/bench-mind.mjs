// `npm run bench:mind`: how far the evaluation of the bots is from the truth, by stage of the game and by kind of feature, whether
// its chances happen as often as it says, and what it costs. The positions and truths lie in packages/bots/truths; scripts/mind-games.mjs makes them.
//
//     npm run bench:mind -- [WORD…] [--json] [--folder DIR]      only tables with one of these words in their name; truths of another folder
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { root } from './run.mjs';
import '../packages/server/src/sources.js';

const { read } = await import('../packages/bots/src/learning/yardstick.ts');
const { costOf } = await import('../packages/bots/src/learning/cost.ts');

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, folder: { type: 'string' } },
});
const folder = values.folder ?? join(root, 'packages', 'bots', 'truths');
const END = '.jsonl.gz';
const names = readdirSync(folder)
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

for (const name of names) {
  const players = Number(name.slice(name.lastIndexOf('-') + 1));
  const table = { preset: /** @type {'base'} */ (name.slice(0, name.lastIndexOf('-'))), players };
  const lines = gunzipSync(readFileSync(join(folder, name + END)))
    .toString()
    .trimEnd()
    .split('\n');
  const games = lines.map((line) => JSON.parse(line));
  const reading = read(table, games);
  const cost = costOf(table, games, processorTime);
  if (values.json) console.log(JSON.stringify({ name, ...reading, cost }));
  else tell(name, reading, cost);
}

/** Microseconds, whatever else the machine does. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * @param {string} name
 * @param {ReturnType<typeof read>} reading
 * @param {number} cost
 */
function tell(name, { positions, stages, all, closing, winning, brier }, cost) {
  console.log(`\n${name}: ${positions} positions, ${cost.toFixed(1)} µs for a copy, a move and a look`);
  for (const stage of stages) console.log(`  ${show(stage.left)} left: ${errors(stage)}`);
  console.log(`  in all: ${errors(all)}`);
  for (const [kind, rows] of Object.entries(closing)) console.log(`  ${kind} closed: ${calibration(rows)}`);
  console.log(`  won: ${calibration(winning)}; mean square ${brier.toFixed(4)}`);
}

/** @param {import('../packages/bots/src/learning/yardstick.ts').StageReading} stage */
function errors({ error, raw, range, counted, kinds }) {
  const parts = Object.entries(kinds).filter(([, one]) => one > 0);
  return (
    `off by ${show(error)} [${range.map(show).join(', ')}] (with the truth's noise ${show(raw)}, points counted ${show(counted)});` +
    ` ${parts.map(([kind, one]) => `${kind} ${show(one)}`).join(', ')}`
  );
}

/** @param {readonly import('../packages/bots/src/learning/measures.ts').CalibrationRow[]} rows */
function calibration(rows) {
  return rows
    .map(({ told, happened, count }) => `${told.toFixed(2)} → ${happened.toFixed(2)} (${count})`)
    .join(', ');
}

/** @param {number} number */
function show(number) {
  return number.toFixed(1);
}
