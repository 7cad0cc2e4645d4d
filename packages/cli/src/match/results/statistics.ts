/**
 * A mean with the interval that holds the true one in 95 of 100 cases. Without an interval where one value is all there is, and
 * without a mean where there is none.
 */
export interface Estimate {
  readonly mean: number | undefined;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

const UNKNOWN: Estimate = { mean: undefined, low: undefined, high: undefined };

/** The 97.5 % quantile of Student's t distribution, by degrees of freedom from 1 on. */
// biome-ignore format: a table
const T_TABLE = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
  2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
  2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const;
const NORMAL = 1.959964;

/** The mean of independent values, with its interval by Student's t: with few values it is honestly wide. */
export function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return UNKNOWN;
  const mean = meanOf(values);
  if (n === 1) return { ...UNKNOWN, mean };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const half = tQuantile(n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}

/** Of at least one value. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The share of successes among trials, with Wilson's interval: it stays between 0 and 1, and is wide after few trials. */
export function estimateShare(successes: number, trials: number): Estimate {
  if (trials === 0) return UNKNOWN;
  const mean = successes / trials;
  const square = NORMAL ** 2 / trials;
  const middle = (mean + square / 2) / (1 + square);
  const half = (NORMAL * Math.sqrt((mean * (1 - mean)) / trials + square / (4 * trials))) / (1 + square);
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Beyond the table the first terms of the series in 1/freedom are exact to four digits. */
export function tQuantile(freedom: number): number {
  if (freedom <= T_TABLE.length) return T_TABLE[freedom - 1];
  const z = NORMAL;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/** The value that this share of the values do not exceed (nearest rank); undefined if there is none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** Of values from 0 on, which may be more than `Math.max` takes as arguments; undefined if there is none. */
export function largest(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return most;
}
