import { expect, test } from 'vitest';
import { Calibration, Errors } from './measures.ts';

test('the noise of the truth is taken off an error', () => {
  const errors = new Errors();
  errors.add([5, -5], [0, 0], 9);
  errors.add([-5, 5], [0, 0], 9);
  expect([errors.root, errors.raw]).toEqual([4, 5]);
  expect(errors.range).toEqual([4, 4]);
});

test('chances are told apart by fifths, with how often it happened', () => {
  const calibration = new Calibration();
  calibration.add(0.1, 0);
  calibration.add(0.1, 1);
  calibration.add(1, 1);
  expect(calibration.rows).toEqual([
    { from: 0, count: 2, told: 0.1, happened: 0.5 },
    { from: 0.8, count: 1, told: 1, happened: 1 },
  ]);
  expect(calibration.squares).toBeCloseTo((0.01 + 0.81) / 3);
});
