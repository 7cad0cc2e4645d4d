// Fits how a lead in expected points becomes a chance to win (packages/bots/src/evaluation/win-chance.ts). Knights play whole games;
// before every draw the evaluation says what the position is worth to each seat; the end says who won. The scale of a softmax over
// those worths is found by maximum likelihood, for every range of tiles left and as a formula over all of them. How well it tells the chances is
// shown for games it was not fitted to: each half of them by a fit to the other.
//
//   node scripts/fit-win-chance.mjs [--games 60] [--seed 1] [--preset base]
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';

const { newGame, observe, presets, progressOf, CHANCE, randomAnswer, seeded, winnersOf } = await import(
  '../packages/rules/src/index.ts'
);
const { createBot } = await import('../packages/bots/src/index.ts');
const { Evaluation } = await import('../packages/bots/src/evaluation/evaluation.ts');
const { Calibration } = await import('../packages/bots/src/learning/measures.ts');

/** @typedef {{ left: number, worths: number[], won: number[], seed: number }} Position */
/** @typedef {(left: number) => number} ScaleOf */

const { values } = parseArgs({
  options: { games: { type: 'string' }, seed: { type: 'string' }, preset: { type: 'string' } },
});
const games = Number(values.games ?? 60);
const firstSeed = Number(values.seed ?? 1);

/** @type {readonly { preset: keyof typeof presets, players: number }[]} */
const TABLES = [
  { preset: 'base', players: 2 },
  { preset: 'base', players: 4 },
  { preset: 'bigbox-2017', players: 2 },
  { preset: 'bigbox-2017', players: 4 },
  { preset: 'everything', players: 2 },
  { preset: 'everything', players: 4 },
];
const tables = TABLES.filter(({ preset }) => values.preset === undefined || preset === values.preset);
const RANGES = [0, 5, 10, 20, 30, 45, 60, 90, 130, 200];

/**
 * Every position before a draw: tiles left, the worths by seat, and each seat's share of the win.
 * @param {(typeof TABLES)[number]} table
 * @param {number} seed
 * @returns {Position[]}
 */
function play({ preset, players }, seed) {
  const made = newGame({ ...presets[preset], players });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const evaluation = new Evaluation(game);
  const random = seeded(seed);
  const bots = Array.from({ length: players }, (_, seat) =>
    createBot('knight', { seed: seed * 16 + seat, budget: { iterations: 1 } }),
  );
  const seen = [];
  while (!game.over) {
    if (game.toMove === CHANCE) {
      if (game.question.id === 'draw') {
        evaluation.start(game);
        evaluation.look(game);
        seen.push({ left: progressOf(game).left, worths: [...evaluation.worths] });
      }
      game.play(randomAnswer(game, random));
    } else game.play(bots[game.toMove].choose(observe(game, game.toMove)));
  }
  const winners = winnersOf(game);
  const won = Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map((position) => ({ ...position, won, seed }));
}

/**
 * @param {readonly Position[]} positions
 * @param {ScaleOf} scaleOf
 */
function logLoss(positions, scaleOf) {
  let sum = 0;
  for (const position of positions) {
    const chances = chancesIn(position, scaleOf);
    for (const [seat, share] of position.won.entries())
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[seat]));
  }
  return sum / positions.length;
}

/**
 * @param {Position} position
 * @param {ScaleOf} scaleOf
 */
function chancesIn({ left, worths }, scaleOf) {
  const scale = scaleOf(left);
  const best = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp((worth - best) / scale));
  const total = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / total);
}

/**
 * What was told and what happened, in games nothing was fitted to.
 * @param {readonly Position[]} positions
 */
function calibration(positions) {
  const rows = new Calibration();
  for (const half of [0, 1]) {
    const { still, each } = fitFormula(positions.filter(({ seed }) => seed % 2 === half));
    for (const position of positions.filter(({ seed }) => seed % 2 !== half))
      for (const [seat, told] of chancesIn(position, scaleBy(still, each)).entries())
        rows.add(told, position.won[seat]);
  }
  return rows.rows.map(({ told, happened }) => `${percent(told)} → ${percent(happened)}`).join(', ');
}

/** @param {number} share */
function percent(share) {
  return (100 * share).toFixed(0);
}

/**
 * The lowest point of a function of one number, by golden section.
 * @param {(x: number) => number} of
 * @param {number} low
 * @param {number} high
 */
function lowest(of, low, high) {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [from, to] = [low, high];
  for (let i = 0; i < 40; i++) {
    const a = to - golden * (to - from);
    const b = from + golden * (to - from);
    if (of(a) < of(b)) to = b;
    else from = a;
  }
  return (from + to) / 2;
}

/**
 * scale² = still + each × tiles left.
 * @param {number} still
 * @param {number} each
 * @returns {ScaleOf}
 */
function scaleBy(still, each) {
  return (left) => Math.sqrt(still + each * left);
}

/** @param {readonly Position[]} positions */
function fitFormula(positions) {
  let still = 4;
  let each = 1;
  for (let i = 0; i < 12; i++) {
    each = Math.exp(lowest((x) => logLoss(positions, scaleBy(still, Math.exp(x))), -5, 6));
    still = Math.exp(lowest((x) => logLoss(positions, scaleBy(Math.exp(x), each)), -5, 6));
  }
  return { still, each };
}

for (const table of tables) {
  /** @type {Position[]} */
  const positions = [];
  for (let i = 0; i < games; i++) positions.push(...play(table, firstSeed + i));
  const { still, each } = fitFormula(positions);
  console.log(`\n${table.preset}, ${table.players} players: ${games} games, ${positions.length} positions`);
  console.log(
    `  scale² = ${show(still)} + ${show(each)} × tiles left, log loss ${show(logLoss(positions, scaleBy(still, each)))}`,
  );
  console.log(`  told → won, in %: ${calibration(positions)}`);
  for (const [i, from] of RANGES.entries()) {
    const to = RANGES[i + 1] ?? Number.POSITIVE_INFINITY;
    const some = positions.filter(({ left }) => left >= from && left < to);
    if (some.length < 30) continue;
    const scale = Math.exp(lowest((x) => logLoss(some, () => Math.exp(x)), -3, 5));
    console.log(
      `  ${from}–${to} left: scale ${show(scale)} (formula ${show(scaleBy(still, each)((from + Math.min(to, 200)) / 2))}), log loss ${show(logLoss(some, () => scale))}`,
    );
  }
}

/** @param {number} number */
function show(number) {
  return number.toFixed(3);
}
