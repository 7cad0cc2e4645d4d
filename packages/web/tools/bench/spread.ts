/** How a measure is spread, in whole tenths. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) =>
    tenths(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), most: at(1) };
}

export const tenths = (value: number): number => Math.round(value * 10) / 10;

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
