import { expect, test } from 'vitest';
import { fastest } from './effort.ts';

test('of each batch the fastest round counts, and batches add up', () => {
  // One batch is slow in the first round, the other in the second: neither round is fast as a whole.
  const slow = [
    [30, 1],
    [1, 30],
  ];
  const rounds = [0, 0];
  const batches = rounds.map((_, batch) => () => spin(slow[batch][rounds[batch]++]));
  const seconds = fastest(2, batches);
  expect(rounds).toEqual([2, 2]);
  expect(seconds).toBeGreaterThanOrEqual(0.002);
  expect(seconds).toBeLessThan(0.025);
});

function spin(milliseconds: number): void {
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system >= milliseconds * 1000) return;
  }
}
