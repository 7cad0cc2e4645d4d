import type { BenchResult } from './result.ts';
import type { SetupName } from './subjects.ts';

/** One thing that was measured, with the bar it must clear and the one it should. Bars of speeds are for their ratio to the yardstick. */
export interface Line {
  readonly what: string;
  readonly unit: Unit;
  readonly value: number;
  /** Our speed for each of the yardstick's; absent where nothing is compared with it. */
  readonly ratio: number | undefined;
  readonly bar: Bar | undefined;
}

export type Unit = 'games/s' | 'nanoseconds' | 'bytes' | 'times';

export interface Bar {
  /** A speed must be at least this, anything else at most. */
  readonly must: number;
  readonly aim?: number;
}

/** How the measured value stands to its bar. */
export type Verdict = 'aim reached' | 'enough' | 'missed';

/** What was measured, in the order it is told. What was not measured is left out. */
export function linesOf(result: BenchResult): Line[] {
  return [
    speedLine(result, 'base', 'listing', { must: 0.5, aim: 0.8 }),
    speedLine(result, 'base', 'sampling', { must: 0.35, aim: 0.6 }),
    speedLine(result, 'bigbox-2017', 'listing', { must: 0.1, aim: 0.2 }),
    speedLine(result, 'bigbox-2017', 'sampling'),
    speedLine(result, 'bigbox-2014', 'listing'),
    speedLine(result, 'bigbox-2014', 'sampling'),
    speedLine(result, 'everything', 'listing', { must: 0.06, aim: 0.12 }),
    speedLine(result, 'everything', 'sampling'),
    speedLine(result, 'everything-two', 'listing', { must: 0.05 }),
    speedLine(result, 'everything-two', 'sampling'),
    line('base, search from the middle', 'games/s', result.base?.search?.gamesPerSecond),
    line('everything, search from the middle', 'games/s', result.everything?.search?.gamesPerSecond),
    line('base, copy', 'nanoseconds', result.base?.cloneNanoseconds, { must: 2000, aim: 500 }),
    line('everything, copy', 'nanoseconds', result.everything?.cloneNanoseconds, { must: 6000, aim: 3000 }),
    line('base, state', 'bytes', result.base?.stateBytes, { must: 48 * KIB, aim: 24 * KIB }),
    line('everything, state', 'bytes', result.everything?.stateBytes, { must: 192 * KIB, aim: 96 * KIB }),
    ...turnLines(result, 'listing'),
    ...turnLines(result, 'sampling'),
  ].filter((one) => one !== undefined);
}

export function verdictOf(line: Line): Verdict | undefined {
  const margin = marginOf(line);
  if (margin === undefined) return undefined;
  if (margin.aim !== undefined && margin.measured >= margin.aim) return 'aim reached';
  return margin.measured >= 1 ? 'enough' : 'missed';
}

/** How many times better than it must be a value is, and would be if it were as aimed for; speeds as their ratio. */
export function marginOf({ value, ratio, bar, unit }: Line): { measured: number; aim?: number } | undefined {
  const judged = unit === 'games/s' ? ratio : value;
  if (bar === undefined || judged === undefined) return undefined;
  const times = (one: number) => (unit === 'games/s' ? one / bar.must : bar.must / one);
  return { measured: times(judged), ...(bar.aim === undefined ? {} : { aim: times(bar.aim) }) };
}

export const KIB = 1024;

type Way = 'listing' | 'sampling';

function speedLine(result: BenchResult, name: SetupName, way: Way, bar?: Bar): Line | undefined {
  const speed = result[name]?.[way].gamesPerSecond;
  return line(`${titles[name]}, ${way}`, 'games/s', speed, bar, result.ratios?.[name]?.[way]);
}

const titles: Readonly<Record<SetupName, string>> = {
  base: 'base',
  'bigbox-2017': 'bigbox-2017',
  'bigbox-2014': 'bigbox-2014',
  everything: 'everything, four players',
  'everything-two': 'everything, two players',
};

/** For the turn itself: a list is as long as there are answers, four times as many at 700 tiles as at 70. */
const TURN_BAR: Bar = { must: 1.5, aim: 1.1 };

function turnLines(result: BenchResult, way: Way): (Line | undefined)[] {
  const cost = result['ten-sets']?.[way];
  return [
    line(`a turn at 70 tiles, ${way}`, 'nanoseconds', cost?.nanosecondsAt70),
    line(`a turn at 700 tiles, ${way}`, 'nanoseconds', cost?.nanosecondsAt700),
    line(`a turn at 700 / at 70, ${way}`, 'times', cost?.ratio, way === 'sampling' ? TURN_BAR : undefined),
  ];
}

function line(
  what: string,
  unit: Unit,
  value: number | undefined,
  bar?: Bar,
  ratio?: number,
): Line | undefined {
  return value === undefined ? undefined : { what, unit, value, ratio, bar };
}
