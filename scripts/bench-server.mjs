// `npm run bench:server [-- paced closed rivals processes memory postgres nodes] [--seconds N] [--json]`: measures the server from a process
// of its own over loopback. The last line is one JSON object; with --json it is the only one.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';
import { startCompiled } from './compiled.mjs';

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    games: { type: 'string', default: '200' },
    loop: { type: 'string', default: '100' },
    live: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
startCompiled();
// By its address, for the types of the server are not those of the scripts.
const tool = new URL('../packages/server/src/bench/bench.ts', import.meta.url);
const { bench } = await import(tool.href);
const print = (/** @type {string} */ line) => {
  if (!values.json) console.log(line);
};
const machine = {
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  node: process.version,
  loadBefore: loadavg().map((load) => Math.round(load * 10) / 10),
};
print(JSON.stringify(machine));
const options = {
  games: Number(values.games),
  loopGames: Number(values.loop),
  liveGames: Number(values.live),
  seconds: Number(values.seconds),
  only: positionals,
};
const results = await bench(options, print);
console.log(JSON.stringify({ machine, ...results }));
process.exit(0);
