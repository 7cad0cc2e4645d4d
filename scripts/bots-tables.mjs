// Writes what was measured into the tables of docs/bots.md, between their markers.

/** @typedef {import('./bots-list.mjs').Run} Run */
/** What is not known is null. @typedef {{ mean: number | null, low: number | null, high: number | null }} Estimate */
/** @typedef {{ decisions: number, median: number, p95: number, longest: number }} Times */

/**
 * What `bastide match --json` prints, and with what sources and when it was measured.
 * @typedef {object} Measured
 * @property {number} pairs
 * @property {number} games
 * @property {number} wins
 * @property {number} draws
 * @property {number} losses
 * @property {Estimate} share
 * @property {Estimate} margin
 * @property {{ a: number | null, b: number | null }} scores
 * @property {{ a: Times, b: Times }} time
 * @property {{ a: Times, b: Times }} [cpu]
 * @property {{ p95: number, most: number }} memory
 * @property {{ a: Record<string, number>, b: Record<string, number> }} faults
 * @property {number} broken
 * @property {'wall' | 'cpu'} clock what the bots measured their time with
 * @property {string} sources
 * @property {string} on
 */

const NOT_RUN = 'not run';
/** Over the budget by so much at most, and MB a worker. */
const MOST_TIME = 1.25;
const MOST_MEMORY = 256;
const BEATS_RANDOM = 0.98;

const matchHead = [
  'match',
  'pairs',
  'won–drawn–lost',
  'share of wins',
  'margin a game',
  'mean scores',
  'time a turn of a, median / p95',
  'holds',
  'measured',
];
const heads = {
  base: matchHead,
  boxes: matchHead,
  time: [
    'level',
    'decisions',
    'budget',
    'median',
    'p95',
    'longest',
    'p95 in CPU time',
    'memory a worker, p95',
    'holds',
    'measured',
  ],
  soak: ['level', 'played', 'games', 'illegal', 'crashed', 'stalled or broken', 'holds', 'measured'],
};

/**
 * The text of docs/bots.md with its tables brought up to date. What was not measured now keeps the row it has.
 * @param {string} text
 * @param {readonly Run[]} runs
 * @param {ReadonlyMap<string, Measured>} measured by name of the run
 * @param {Readonly<Record<string, number>>} budgets milliseconds by level
 * @returns {string}
 */
export function withTables(text, runs, measured, budgets) {
  return Object.keys(heads).reduce((before, table) => {
    const rows = runs
      .filter((run) => run.table === table)
      .map((run) => {
        const result = measured.get(run.name);
        return result === undefined ? keptRow(section(before, table), run) : row(run, result, budgets);
      });
    return replaced(
      before,
      table,
      [...headOf(/** @type {keyof typeof heads} */ (table)), ...rows].join('\n'),
    );
  }, text);
}

/** @param {keyof typeof heads} table */
function headOf(table) {
  return [line(heads[table]), `|${'---|'.repeat(heads[table].length)}`];
}

/** @param {readonly (string | number)[]} cells */
function line(cells) {
  return `| ${cells.join(' | ')} |`;
}

/**
 * Where the content of a table begins and ends.
 * @param {string} text
 * @param {string} table
 * @returns {[from: number, to: number]}
 */
function placeOf(text, table) {
  const [begin, end] = [`<!-- bench:bots ${table} -->`, `<!-- /bench:bots ${table} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no place for the table “${table}”: ${begin} … ${end}`);
  return [from + begin.length, to];
}

/**
 * @param {string} text
 * @param {string} table
 */
function section(text, table) {
  return text.slice(...placeOf(text, table));
}

/**
 * @param {string} text
 * @param {string} table
 * @param {string} content
 */
function replaced(text, table, content) {
  const [from, to] = placeOf(text, table);
  return `${text.slice(0, from)}\n${content}\n${text.slice(to)}`;
}

/**
 * @param {string} text of the table as it was
 * @param {Run} run
 */
function keptRow(text, run) {
  const first = firstCells(run);
  const begin = `| ${first.join(' | ')} | `;
  const kept = text.split('\n').find((one) => one.startsWith(begin) && !one.endsWith(`| ${NOT_RUN} |`));
  const empty = heads[run.table].length - first.length - 1;
  return kept ?? line([...first, ...new Array(empty).fill(''), NOT_RUN]);
}

/** @param {Run} run */
function firstCells({ table, a, b, says }) {
  if (table === 'time') return [a];
  if (table === 'soak') return [a, says];
  return [table === 'base' ? `${a} > ${b}` : `${a} > ${b}, ${says}`];
}

/**
 * @param {Run} run
 * @param {Measured} result
 * @param {Readonly<Record<string, number>>} budgets
 */
function row(run, result, budgets) {
  const cells = { base: versusCells, boxes: versusCells, time: timeCells, soak: soakCells }[run.table];
  const missing = result.pairs < run.pairs ? ` (${result.pairs} of ${run.pairs} pairs)` : '';
  return line([
    ...firstCells(run),
    ...cells(run, result, budgets),
    `${result.on}, ${result.sources}${missing}`,
  ]);
}

/**
 * @param {Run} run
 * @param {Measured} result
 * @returns {(string | number)[]}
 */
function versusCells(run, { pairs, wins, draws, losses, share, margin, scores, time, cpu, clock }) {
  const holds = run.b === 'random' ? (share.mean ?? 0) >= BEATS_RANDOM : (margin.low ?? 0) > 0;
  return [
    pairs,
    `${wins}–${draws}–${losses}`,
    `${interval(share, 100)} %`,
    interval(margin),
    `${points(scores.a)}, ${points(scores.b)}`,
    clock === 'cpu' && cpu !== undefined ? `${spent(cpu.a)} CPU` : spent(time.a),
    verdict(holds, run, pairs),
  ];
}

/**
 * @param {Run} run
 * @param {Measured} result
 * @param {Readonly<Record<string, number>>} budgets
 * @returns {(string | number)[]}
 */
function timeCells(run, { pairs, time, cpu, clock, memory }, budgets) {
  const budget = budgets[run.a];
  // Where others used the machine too, what a bot took is what its thread was given.
  const taken = clock === 'cpu' && cpu !== undefined ? cpu : time;
  const p95 = Math.max(taken.a.p95, taken.b.p95);
  return [
    time.a.decisions + time.b.decisions,
    milliseconds(budget),
    milliseconds(Math.max(time.a.median, time.b.median)),
    milliseconds(Math.max(time.a.p95, time.b.p95)),
    milliseconds(Math.max(time.a.longest, time.b.longest)),
    cpu === undefined ? 'not told' : milliseconds(Math.max(cpu.a.p95, cpu.b.p95)),
    `${(memory.p95 ?? 0).toFixed(0)} MB`,
    verdict(p95 <= MOST_TIME * budget && memory.p95 < MOST_MEMORY, run, pairs),
  ];
}

/**
 * @param {Run} run
 * @param {Measured} result
 * @returns {(string | number)[]}
 */
function soakCells(run, { pairs, games, faults, broken }) {
  const count = (/** @type {string} */ kind) => faults.a[kind] + faults.b[kind];
  const wrong = count('illegal') + count('died') + broken;
  return [games, count('illegal'), count('died'), broken, verdict(wrong === 0, run, pairs)];
}

/**
 * A mean with its interval, as far as they are known.
 * @param {Estimate} estimate
 */
export function interval({ mean, low, high }, times = 1) {
  const text = (/** @type {number | null} */ number) => points(number === null ? null : times * number);
  return low === null || high === null ? text(mean) : `${text(mean)} [${text(low)}, ${text(high)}]`;
}

/** @param {number | null} number */
function points(number) {
  return number === null ? '–' : number.toFixed(1);
}

/** @param {{ median: number, p95: number }} times */
function spent({ median, p95 }) {
  return `${milliseconds(median)} / ${milliseconds(p95)}`;
}

/** @param {number} number */
function milliseconds(number) {
  return `${number < 10 ? number.toFixed(1) : number.toFixed(0)} ms`;
}

/**
 * What holds after some of the pairs may not hold in the end.
 * @param {boolean} holds
 * @param {Run} run
 * @param {number} played
 */
function verdict(holds, { pairs }, played) {
  if (!holds) return '**no**';
  return played < pairs ? 'so far' : 'yes';
}
