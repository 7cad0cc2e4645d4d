import type { BrokenPair, PlayedPair } from './pair.ts';
import { FAULTS, type FaultKind } from './player.ts';
import { marginOf, of, type Side, winOf } from './seating.ts';
import { type Estimate, estimate, estimateShare, quantile } from './statistics.ts';

/** What a match has shown; numbers of points, milliseconds and MB. */
export interface Summary {
  readonly pairs: number;
  readonly games: number;
  /** Of a, in games. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Which share of the games a won, a draw being half a win. */
  readonly share: Estimate;
  /** Points by which a was ahead, over the two games of a pair. */
  readonly margin: Estimate;
  /** Mean points of a seat. */
  readonly scores: Readonly<Record<Side, number>>;
  /** Of a decision, a whole turn, by the clock. */
  readonly time: Readonly<Record<Side, Times>>;
  /** The same in CPU time of the thread; left out where it can't be measured. */
  readonly cpu?: Readonly<Record<Side, Omit<Times, 'longest'>>>;
  /** Of a worker: in 95 of 100 games it never held more than p95. */
  readonly memory: { readonly p95: number; readonly most: number };
  readonly faults: Readonly<Record<Side, Readonly<Record<FaultKind, number>>>>;
  readonly broken: number;
}

export interface Times {
  readonly decisions: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

export function summarise(pairs: readonly PlayedPair[], broken: readonly BrokenPair[]): Summary {
  const games = pairs.flatMap((pair) => pair.games);
  const won = games.map(({ seats, scores }) => winOf(seats, scores));
  const count = (what: number) => won.filter((one) => one === what).length;
  const marginOver = (pair: PlayedPair) =>
    estimate(pair.games.map(({ seats, scores }) => marginOf(seats, scores))).mean;
  const cpu = bySide((side) => timesOf(pairs.flatMap((pair) => pair.cpu[side])));
  return {
    pairs: pairs.length,
    games: games.length,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    share: rounded(
      estimateShare(
        won.reduce((sum, one) => sum + one, 0),
        won.length,
      ),
    ),
    margin: rounded(estimate(pairs.map(marginOver))),
    scores: bySide((side) =>
      round(estimate(games.flatMap((game) => of(side, game.seats, game.scores))).mean),
    ),
    time: bySide((side) => ({
      ...timesOf(pairs.flatMap((pair) => pair.times[side])),
      longest: Math.max(0, ...pairs.map((pair) => pair.longest[side])),
    })),
    ...(cpu.a.decisions + cpu.b.decisions > 0 ? { cpu } : {}),
    memory: memoryOf(pairs.flatMap((pair) => pair.memory)),
    faults: bySide((side) => faultsOf(pairs, side)),
    broken: broken.length,
  };
}

/** Whether everybody played by the rules and in time. */
export function isClean({ faults, broken }: Summary): boolean {
  return broken === 0 && [faults.a, faults.b].every((side) => FAULTS.every((kind) => side[kind] === 0));
}

function timesOf(times: readonly number[]): Omit<Times, 'longest'> {
  return { decisions: times.length, median: round(quantile(times, 0.5)), p95: round(quantile(times, 0.95)) };
}

function memoryOf(memory: readonly number[]): Summary['memory'] {
  return { p95: round(quantile(memory, 0.95)), most: Math.max(0, ...memory) };
}

function faultsOf(pairs: readonly PlayedPair[], side: Side): Record<FaultKind, number> {
  const all = pairs.flatMap(({ faults }) => faults.filter((fault) => fault.side === side));
  const count = (kind: FaultKind) => all.filter((fault) => fault.kind === kind).length;
  return { illegal: count('illegal'), nonsense: count('nonsense'), late: count('late'), died: count('died') };
}

function bySide<T>(read: (side: Side) => T): Record<Side, T> {
  return { a: read('a'), b: read('b') };
}

function rounded({ mean, low, high }: Estimate): Estimate {
  if (low === undefined || high === undefined) return { mean: round(mean) };
  return { mean: round(mean), low: round(low), high: round(high) };
}

function round(number: number): number {
  return Math.round(1000 * number) / 1000;
}
