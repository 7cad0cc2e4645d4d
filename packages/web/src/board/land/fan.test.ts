import { expect, test } from 'vitest';
import { fan } from './fan.ts';

test('one figure stands on the spot', () => {
  expect(fan(1)).toEqual([{ x: 0, y: 0 }]);
});

test.each([2, 3, 4, 6, 9])(
  '%i figures stand around the spot, none over another, those in front last',
  (count) => {
    const steps = fan(count);
    expect(steps).toHaveLength(count);
    const middle = steps.reduce((sum, step) => sum + step.y, 0) / count;
    expect(Math.abs(middle)).toBeLessThan(6);
    for (const [i, one] of steps.entries()) {
      expect(Math.hypot(one.x, one.y)).toBeLessThan(30);
      for (const other of steps.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(9);
        expect(other.y).toBeGreaterThanOrEqual(one.y);
      }
    }
  },
);
