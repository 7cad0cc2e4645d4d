import { expect, test } from 'vitest';
import { placesOf } from './results.ts';

test.each([
  ['by points, a tie shared', [30, 50, 30], [], [2, 1, 2]],
  ['who left comes last, however many points', [30, 50, 10], [1], [1, 3, 2]],
  ['who left first comes after who left later', [30, 50, 10], [1, 0], [2, 3, 1]],
] as const)('%s', (_, scores, leavers, places) => {
  expect(placesOf(scores, leavers)).toEqual(places);
});
