import type { BrokenPair, PlayedPair } from '../pair.ts';
import { FAULTS, type FaultKind } from '../player.ts';
import { of, type Side } from '../seating.ts';
import { Standing } from './standing.ts';
import { type Estimate, estimate, largest, quantile } from './statistics.ts';

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
  /** Mean points of a seat; undefined if none was played. */
  readonly scores: Readonly<Record<Side, number | undefined>>;
  /** Of a decision, a whole turn, by the clock. */
  readonly time: Readonly<Record<Side, Times>>;
  /** The same in CPU time of the thread; left out where it can't be measured. */
  readonly cpu?: Readonly<Record<Side, Omit<Times, 'longest'>>>;
  /** Of a worker: in 95 of 100 games it never held more than p95. */
  readonly memory: { readonly p95: number | undefined; readonly most: number | undefined };
  readonly faults: Readonly<Record<Side, Readonly<Record<FaultKind, number>>>>;
  readonly broken: number;
}

/** Undefined where no decision was measured. */
export interface Times {
  readonly decisions: number;
  readonly median: number | undefined;
  readonly p95: number | undefined;
  readonly longest: number | undefined;
}

export function summarise(pairs: readonly PlayedPair[], broken: readonly BrokenPair[]): Summary {
  const standing = new Standing(pairs);
  const { games, wins, draws, losses } = standing;
  const cpu = bySide((side) => timesOf(pairs.flatMap((pair) => pair.cpu[side])));
  return {
    pairs: pairs.length,
    games,
    wins,
    draws,
    losses,
    share: rounded(standing.share),
    margin: rounded(standing.margin),
    scores: bySide((side) => rounded(estimate(scoresOf(pairs, side))).mean),
    time: bySide((side) => ({
      ...timesOf(pairs.flatMap((pair) => pair.times[side])),
      longest: largest(pairs.map((pair) => pair.longest[side])),
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

function scoresOf(pairs: readonly PlayedPair[], side: Side): number[] {
  return pairs.flatMap(({ games }) => games.flatMap(({ seats, scores }) => of(side, seats, scores)));
}

function timesOf(times: readonly number[]): Omit<Times, 'longest'> {
  return { decisions: times.length, median: round(quantile(times, 0.5)), p95: round(quantile(times, 0.95)) };
}

function memoryOf(memory: readonly number[]): Summary['memory'] {
  return { p95: round(quantile(memory, 0.95)), most: largest(memory) };
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
  return { mean: round(mean), low: round(low), high: round(high) };
}

function round(number: number | undefined): number | undefined {
  return number === undefined ? undefined : Math.round(1000 * number) / 1000;
}
