import { seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { estimate, estimateShare, quantile, tQuantile } from './statistics.ts';

test.each([
  [1, 12.706],
  [30, 2.042],
  [31, 2.0395],
  [60, 2.0003],
  [120, 1.9799],
  [1000, 1.9623],
])('the 0.975 quantile of t with %i degrees of freedom is %f', (freedom, quantileOfT) => {
  expect(tQuantile(freedom)).toBeCloseTo(quantileOfT, 3);
});

test('a mean and its interval', () => {
  const { mean, low, high } = estimate([1, 2, 3, 4, 5]);
  expect(mean).toBe(3);
  expect(high).toBeCloseTo(3 + 2.776 * Math.sqrt(2.5 / 5), 6);
  expect(low).toBeCloseTo(3 - 2.776 * Math.sqrt(2.5 / 5), 6);
});

test('one value has no interval, and none has no mean either', () => {
  const unknown = { mean: undefined, low: undefined, high: undefined };
  expect(estimate([4])).toStrictEqual({ ...unknown, mean: 4 });
  expect(estimate([])).toStrictEqual(unknown);
  expect(estimateShare(0, 0)).toStrictEqual(unknown);
});

test('the interval holds the true mean in 95 of 100 cases', () => {
  const random = seeded(1);
  const trials = 4000;
  let held = 0;
  for (let i = 0; i < trials; i++) {
    // Twelve uniform numbers make a value that is nearly normal, with mean 0.
    const values = Array.from({ length: 8 }, () =>
      Array.from({ length: 12 }, () => random(1_000_000) / 1e6 - 0.5).reduce((sum, one) => sum + one, 0),
    );
    const { low = 0, high = 0 } = estimate(values);
    if (low <= 0 && high >= 0) held++;
  }
  expect(held / trials).toBeGreaterThan(0.94);
  expect(held / trials).toBeLessThan(0.96);
});

test('a share stays between 0 and 1 and is not certain after few games', () => {
  const { mean, low, high } = estimateShare(10, 10);
  expect(mean).toBe(1);
  expect(high).toBeCloseTo(1, 9);
  expect(low).toBeCloseTo(0.7225, 4);
  expect(estimateShare(98, 100).low).toBeCloseTo(0.93, 2);
});

test('a quantile is a value that was there', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(quantile(values, 0.5)).toBe(50);
  expect(quantile(values, 0.95)).toBe(95);
  expect(quantile([7], 0.95)).toBe(7);
  expect(quantile([], 0.5)).toBe(undefined);
});
