import { expect, test } from 'vitest';
import { isDark, plaquesOf, SPACES, spaceOf } from './track.ts';

test('G7 the track is a ring of 50 spaces: p points stand on p mod 50', () => {
  expect([0, 7, 49, 50, 51, 123].map(spaceOf)).toEqual([0, 7, 49, 0, 1, 23]);
});

test('G7 every fifth space is dark, 0 too', () => {
  const dark = Array.from({ length: SPACES }, (_, space) => space).filter(isDark);
  expect(dark).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
});

test('G7 reaching or passing 0 again earns a plaque 50, then its side 100, then a second plaque', () => {
  expect([49, 50, 99, 100, 150, 249, 1000].map(plaquesOf)).toEqual([
    [],
    [50],
    [50],
    [100],
    [100, 50],
    [100, 100],
    new Array(10).fill(100),
  ]);
});
