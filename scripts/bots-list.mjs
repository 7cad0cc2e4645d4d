// What `npm run bench:bots` measures: everything that must hold for the bots, by name. Short ones come first.

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {'base' | 'boxes' | 'time' | 'soak'} table the table of docs/bots.md it stands in
 * @property {string} a
 * @property {string} b
 * @property {string[]} setup arguments of `bastide match`
 * @property {string} says what is played, in words
 * @property {number} pairs
 * @property {number} [workers]
 */

/** @type {readonly [a: string, b: string, pairs: number][]} */
const order = [
  ['page', 'random', 50],
  ['squire', 'page', 200],
  ['knight', 'squire', 200],
  ['baron', 'knight', 200],
  ['count', 'baron', 60],
  ['king', 'knight', 30],
  ['king', 'count', 20],
];

/** @type {readonly [a: string, b: string, pairs: number][]} */
const orderInBoxes = [
  ['squire', 'page', 60],
  ['knight', 'squire', 60],
  ['baron', 'knight', 60],
  ['count', 'baron', 15],
  ['king', 'count', 10],
];

/** So many pairs make a few hundred decisions or more of a level. */
const timed = { page: 4, squire: 4, knight: 4, baron: 2, count: 1, king: 1 };

const soaked = ['page', 'squire', 'knight', 'baron'];
/** Two games a pair: of each level 250 games of boxes, and 250 of any sets and options. */
const SOAK_PAIRS = 125;
/** What is looked for does not depend on how long a bot thinks, and 500 games are many. */
const SOAK_TIME = { baron: 12 };

/** @type {readonly Run[]} */
export const runs = [
  ...order.map(([a, b, pairs]) => versus('base', a, b, pairs, 'base', 2)),
  ...orderInBoxes.map(([a, b, pairs]) => versus('boxes', a, b, pairs, 'bigbox-2017', 2)),
  ...Object.entries(timed).map(([level, pairs]) => ({
    ...versus('time', level, level, pairs, 'everything', 4),
    name: `time-${level}`,
    setup: ['--preset', 'everything', '--players', '4', '--unpaired'],
    // A worker to itself: two at a time would measure how they share the machine.
    workers: 1,
  })),
  ...soaked.map((level) => soak(level, 'preset', 'any box')),
  ...soaked.map((level) => soak(level, 'sets', 'any sets and options')),
];

/**
 * @param {'base' | 'boxes' | 'time'} table
 * @param {string} a
 * @param {string} b
 * @param {number} pairs
 * @param {string} preset
 * @param {number} players
 * @returns {Run}
 */
function versus(table, a, b, pairs, preset, players) {
  const setup = ['--preset', preset, '--players', String(players)];
  const says = `${preset}, ${players} players`;
  return { name: `${preset}-${players}-${a}-${b}`, table, a, b, setup, says, pairs };
}

/**
 * @param {string} level
 * @param {'preset' | 'sets'} what
 * @param {string} words
 * @returns {Run}
 */
function soak(level, what, words) {
  // Paired, a bot that plays itself would play every game twice.
  const time = SOAK_TIME[/** @type {keyof typeof SOAK_TIME} */ (level)];
  const setup = [
    ...[`--${what}`, 'any', '--players', 'any', '--unpaired'],
    ...(time === undefined ? [] : ['--time', String(time)]),
  ];
  const says = `${words}, 2–8 players${time === undefined ? '' : `, ${time} ms a turn`}`;
  return { name: `soak-${what}-${level}`, table: 'soak', a: level, b: level, setup, says, pairs: SOAK_PAIRS };
}
