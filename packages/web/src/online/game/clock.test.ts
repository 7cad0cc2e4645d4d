import { expect, test } from 'vitest';
import { leftAt, shownTime } from './clock.ts';

const clocks = { at: 1000, left: [60_000, 5000], running: 0, until: 61_000 };

test('only the clock of who is asked runs, and it stops at nothing', () => {
  expect(leftAt(clocks, 0, 1000)).toBe(60_000);
  expect(leftAt(clocks, 0, 31_000)).toBe(30_000);
  expect(leftAt(clocks, 0, 99_000)).toBe(0);
  expect(leftAt(clocks, 1, 99_000)).toBe(5000);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [600_000, '10:00'],
  [3_661_000, '1:01:01'],
])('%i milliseconds are shown as %s', (milliseconds, text) => {
  expect(shownTime(milliseconds)).toEqual({ kind: 'time', text });
});

test('days are shown with hours', () => {
  expect(shownTime(3 * 86_400_000 - 1)).toEqual({ kind: 'days', days: 2, hours: 23 });
});
