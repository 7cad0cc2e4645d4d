// Teaches the bots, from games that knights played (scripts/mind-games.mjs), what the terms of their evaluation don't see. Each file of games is named
// after its table: base-2.jsonl, everything-4.a.jsonl. The same games and seed give the same numbers.
//
//     node scripts/mind-train.mjs OUT.ts GAMES.jsonl… [--judge OLD.ts] [--hidden 8] [--ahead 16] [--epochs 3] [--rate 0.002] [--decay 0.01] [--seed 1] [--every 1]
//
//     --judge OLD.ts   these numbers judge what the games came to: for games played with them
//     --from OLD.ts    the same, and learning goes on from them
//     --ahead N        a position is compared with the one so many draws later
//     --every N        of so many draws in a row one is learned from
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';

const { Lessons } = await import('../packages/bots/src/learning/lessons.ts');
const { Trainer, scatter } = await import('../packages/bots/src/learning/trainer.ts');
const { Nets, numbersInAll } = await import('../packages/bots/src/evaluation/nets/nets.ts');
const { readNumbers, writeNumbers } = await import('../packages/bots/src/evaluation/nets/numbers.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    judge: { type: 'string' },
    from: { type: 'string' },
    hidden: { type: 'string', default: '8' },
    ahead: { type: 'string', default: '16' },
    epochs: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0.002' },
    decay: { type: 'string', default: '0.01' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
  },
});
const [out, ...files] = positionals;
const settings = {
  epochs: Number(values.epochs),
  rate: Number(values.rate),
  decay: Number(values.decay),
  seed: Number(values.seed),
};
const numbers =
  values.from === undefined
    ? new Float64Array(numbersInAll(Number(values.hidden)))
    : await numbersIn(values.from);
const nets = new Nets(numbers);
const judge = values.judge ?? values.from;
const judges = new Nets(judge === undefined ? new Float64Array(numbers.length) : await numbersIn(judge));
const lessons = new Lessons(judges, Number(values.ahead), Number(values.every));
let count = 0;
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const [, preset, players] = /^(.*?)-(\d)\./.exec(basename(file)) ?? [];
  lessons.addAll(
    { preset: /** @type {'base'} */ (preset), players: Number(players) },
    lines.map((line) => JSON.parse(line)),
  );
  count += lines.length;
  console.log(`${file}: ${lines.length} games, ${lessons.count} positions so far`);
}
if (values.from === undefined) scatter(nets, settings.seed);
const { before, after } = new Trainer(nets, lessons, settings).train();
console.log(`mean square over positions kept back: ${before.toFixed(2)} → ${after.toFixed(2)}`);
const name = basename(out, '.ts').toUpperCase().replaceAll('-', '_');
const games = `${count} games, ${values.ahead} draws ahead, seed ${values.seed}`;
writeFileSync(
  out,
  `/** Written by scripts/mind-train.mjs (${games}): see \`numbers.ts\`. */\nexport const ${name} =\n  '${writeNumbers(numbers)}';\n`,
);

/** @param {string} file */
async function numbersIn(file) {
  const [text] = Object.values(await import(pathToFileURL(resolve(file)).href));
  return readNumbers(text);
}
