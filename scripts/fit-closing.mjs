// Fits how the chance to close a feature that the terms of the bots' evaluation tell becomes one that happens as often as it says
// (packages/bots/src/evaluation/closing-chance.ts). Knights play; at some draws the evaluation tells of every held feature how likely it is closed, the
// end tells whether it was. How well it tells is shown for games it was not fitted to.
//
//     node scripts/fit-closing.mjs [--preset base] [--players 2] [--games 100] [--seed 1]
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';

const { SearchBoard } = await import('../packages/rules/src/search/index.ts');
const { Evaluation } = await import('../packages/bots/src/evaluation/evaluation.ts');
const { chanceOf, logOdds } = await import('../packages/bots/src/evaluation/closing-chance.ts');
const { Calibration } = await import('../packages/bots/src/learning/measures.ts');
const { Outcome } = await import('../packages/bots/src/learning/outcome.ts');
const { isBeforeDraw, startAt } = await import('../packages/bots/src/learning/played-game.ts');
const { Player } = await import('../packages/bots/src/learning/player.ts');

/** @typedef {{ odds: number, closed: number, half: number }} Case */

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'base' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const KINDS = ['road', 'city', 'monastery', 'garden'];
/** Positions of draws in a row are much alike: one of so many is looked at. */
const EVERY = 8;

const table = { preset: /** @type {'base'} */ (values.preset), players: Number(values.players) };
/** @type {Case[][]} */
const cases = KINDS.map(() => []);
for (let i = 0; i < Number(values.games); i++) play(104_729 * Number(values.seed) + i, i % 2);
for (const [kind, all] of cases.entries()) {
  if (all.length === 0) continue;
  const { base, slope } = fitted(all);
  console.log(
    `${KINDS[kind]}, ${all.length}: base ${base.toFixed(2)}, slope ${slope.toFixed(2)}; ${told(all)}`,
  );
}

/**
 * @param {number} seed
 * @param {number} half
 */
function play(seed, half) {
  const game = startAt(table);
  const player = new Player(game, seed);
  const evaluation = new Evaluation(game);
  const board = new SearchBoard(game);
  /** @type {{ outcome: InstanceType<typeof Outcome>, chances: Map<number, number> }[]} */
  const seen = [];
  game.listener = (event) => {
    for (const { outcome } of seen) outcome.hear(event);
  };
  for (let draws = 0; !game.over; ) {
    if (isBeforeDraw(game) && (draws++ + seed) % EVERY === 0) {
      evaluation.start(game);
      const expected = evaluation.expectations(game);
      board.show(game);
      const outcome = new Outcome(game);
      const chances = new Map(expected.map(({ feature, told }) => [feature, told]));
      seen.push({
        outcome,
        chances: new Map(
          outcome.held.map(({ segment }) => [segment, chances.get(board.featureOf(segment)) ?? 1]),
        ),
      });
    }
    game.play(player.answer(game));
  }
  for (const { outcome, chances } of seen)
    for (const { segment, kind, closed } of outcome.held) {
      const chance = chances.get(segment) ?? 1;
      if (chance < 1) cases[kind]?.push({ odds: logOdds(chance), closed: Number(closed), half });
    }
}

/**
 * The likeliest base and slope, by Newton's method in small steps; a weak prior keeps them finite.
 * @param {readonly Case[]} some
 */
function fitted(some) {
  let [base, slope] = [0, 1];
  for (let round = 0; round < 20; round++) {
    let [g, h, gg, gh, hh] = [-0.1 * base, -0.1 * (slope - 1), 0.1, 0, 0.1];
    for (const { odds, closed } of some) {
      const chance = chanceOf(base + slope * odds);
      const spread = chance * (1 - chance);
      g += closed - chance;
      h += (closed - chance) * odds;
      gg += spread;
      gh += spread * odds;
      hh += spread * odds * odds;
    }
    const whole = gg * hh - gh * gh;
    base += step((hh * g - gh * h) / whole);
    slope += step((gg * h - gh * g) / whole);
  }
  return { base, slope };
}

/** @param {number} far */
function step(far) {
  return Math.max(-0.5, Math.min(0.5, far));
}

/** @param {readonly Case[]} all */
function told(all) {
  const before = new Calibration();
  const after = new Calibration();
  for (const half of [0, 1]) {
    const { base, slope } = fitted(all.filter((one) => one.half === half));
    for (const { odds, closed } of all.filter((one) => one.half !== half)) {
      before.add(chanceOf(odds), closed);
      after.add(chanceOf(base + slope * odds), closed);
    }
  }
  const rows = after.rows.map((row) => `${row.told.toFixed(2)} → ${row.happened.toFixed(2)} (${row.count})`);
  return `mean square ${before.squares.toFixed(3)} → ${after.squares.toFixed(3)}; ${rows.join(', ')}`;
}
