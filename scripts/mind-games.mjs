// Games of knights for the bots to learn from, and truths to measure an evaluation by (packages/bots/src/learning). A game is a line of JSON; with
// --truths, some positions of each game have been played to the end many times. What is in the file already is not played again.
//
//     node scripts/mind-games.mjs OUT.jsonl [--preset base] [--players 2] [--games 100] [--seed 1] [--truths 24] [--curiosity 0.1]
//
//     --again OLD.jsonl   the positions of these truths, played to the end anew by today's knights, as often as then if --truths says nothing else
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';

const { selfPlay, drawsOf } = await import('../packages/bots/src/learning/self-play.ts');
const { startAt } = await import('../packages/bots/src/learning/played-game.ts');
const { truthOf } = await import('../packages/bots/src/learning/truth.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preset: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    truths: { type: 'string' },
    curiosity: { type: 'string', default: '0.1' },
    again: { type: 'string' },
  },
});
/** A position of each stage is looked at: where so much of the tiles is to come. */
const STAGES = [
  [0.65, 0.9],
  [0.42, 0.65],
  [0.22, 0.42],
  [0.04, 0.22],
];

const [out] = positionals;
const table = { preset: /** @type {'base'} */ (values.preset), players: Number(values.players) };
const done = existsSync(out) ? linesOf(out).length : 0;
/** @type {readonly import('../packages/bots/src/learning/yardstick.ts').TrueGame[]} */
const old = values.again === undefined ? [] : linesOf(values.again).map((line) => JSON.parse(line));
for (let i = done; i < (values.again === undefined ? Number(values.games) : old.length); i++) {
  const seed = 7919 * Number(values.seed) + i;
  const { codes, truths } = old[i] ?? selfPlay(table, seed, Number(values.curiosity));
  const places = truths?.map(({ at }) => at) ?? placesIn(codes, seed);
  const playouts = Number(values.truths ?? truths?.[0]?.playouts ?? 0);
  const line = playouts > 0 ? { codes, truths: truthsOf(codes, places, seed, playouts) } : { codes };
  appendFileSync(out, `${JSON.stringify(line, rounded)}\n`);
}

/**
 * Where in a game a position is looked at.
 * @param {readonly number[]} codes
 * @param {number} seed
 */
function placesIn(codes, seed) {
  const draws = drawsOf(table, { codes });
  return STAGES.map(([low, high], stage) => {
    // Any number between, the same for the same seed.
    const share = low + (high - low) * (((seed + 1) * (stage + 3) * 0.618_034) % 1);
    return draws[Math.min(draws.length - 1, Math.floor((1 - share) * draws.length))];
  });
}

/**
 * @param {readonly number[]} codes
 * @param {readonly number[]} places
 * @param {number} seed
 * @param {number} playouts
 */
function truthsOf(codes, places, seed, playouts) {
  return places.map((at, stage) => {
    const game = startAt(table);
    for (const code of codes.slice(0, at)) game.play(code);
    return truthOf(game, at, playouts, seed * 31 + stage);
  });
}

/** @param {string} file */
function linesOf(file) {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/**
 * @param {string} _
 * @param {unknown} value
 */
function rounded(_, value) {
  return typeof value === 'number' ? Math.round(100 * value) / 100 : value;
}
