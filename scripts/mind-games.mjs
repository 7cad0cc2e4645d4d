// Games of knights for the bots to learn from, and truths to measure an evaluation by (packages/bots/src/learning). A game is a line of JSON; with
// --truths, some positions of each game have been played to the end many times. What is in the file already is not played again.
//
//     node scripts/mind-games.mjs OUT.jsonl [--preset base] [--players 2] [--games 100] [--seed 1] [--truths 24] [--curiosity 0.1] [--sets 5]
//                                [--of GAMES.jsonl]
//
//     --sets N           each game with others, 1 to N of all there are, drawn at random
//     --of GAMES.jsonl   the first games are those of this file: their positions are kept, and what becomes of them is found anew
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';

const { selfPlay, drawsOf } = await import('../packages/bots/src/learning/self-play.ts');
const { startAt } = await import('../packages/bots/src/learning/played-game.ts');
const { truthOf } = await import('../packages/bots/src/learning/truth.ts');
const { Dice } = await import('../packages/bots/src/dice.ts');
// By its address, for the types of the packages are not those of the scripts.
const { presets } = await import(new URL('../packages/rules/src/index.ts', import.meta.url).href);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preset: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    truths: { type: 'string', default: '0' },
    curiosity: { type: 'string', default: '0.1' },
    sets: { type: 'string' },
    of: { type: 'string' },
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
const kept = values.of === undefined ? [] : linesOf(values.of);
for (let i = done; i < Number(values.games); i++) {
  const seed = 7919 * Number(values.seed) + i;
  const old = i < kept.length ? JSON.parse(kept[i]) : undefined;
  const sets = values.sets === undefined ? undefined : drawn(Number(values.sets), seed);
  const codes = old?.codes ?? selfPlay({ ...table, sets }, seed, Number(values.curiosity)).codes;
  const line =
    Number(values.truths) > 0 ? { codes, truths: truthsOf(codes, old?.truths, seed) } : { sets, codes };
  appendFileSync(out, `${JSON.stringify(line, rounded)}\n`);
}

/**
 * @param {number} most
 * @param {number} seed
 */
function drawn(most, seed) {
  const dice = new Dice(seed);
  const [base, ...others] = presets.everything.sets;
  const sets = [base];
  for (let count = 1 + dice.below(most); count > 0; count--)
    sets.push(...others.splice(dice.below(others.length), 1));
  return sets;
}

/** @param {string} file */
function linesOf(file) {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/**
 * @param {readonly number[]} codes
 * @param {readonly { at: number }[] | undefined} kept
 * @param {number} seed
 */
function truthsOf(codes, kept, seed) {
  const places = kept?.map(({ at }) => at) ?? placesIn(codes, seed);
  return places.map((at, stage) => {
    const game = startAt(table);
    for (const code of codes.slice(0, at)) game.play(code);
    return truthOf(game, at, Number(values.truths), seed * 31 + stage);
  });
}

/**
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
 * @param {string} _
 * @param {unknown} value
 */
function rounded(_, value) {
  return typeof value === 'number' ? Math.round(100 * value) / 100 : value;
}
