import { expect, test } from 'vitest';
import { bestPreset, bestTenSets } from './apart.ts';

const speed = (gamesPerSecond: number) => ({ gamesPerSecond });

test('of several processes the best of each number counts', () => {
  const one = { listing: speed(5), sampling: speed(9), cloneNanoseconds: 100, stateBytes: 7 };
  const other = { listing: speed(6), sampling: speed(8), cloneNanoseconds: 90, stateBytes: 7 };
  const best = { listing: speed(6), sampling: speed(9), cloneNanoseconds: 90, stateBytes: 7 };
  expect(bestPreset([one, other])).toEqual(best);
  const searched = [one, other].map((measure, i) => ({ ...measure, search: speed(3 - i) }));
  expect(bestPreset(searched)).toEqual({ ...best, search: speed(3) });
});

test('the ratio of the best numbers is told, not the best ratio', () => {
  const calm = { nanosecondsAt70: 800, nanosecondsAt700: 1600, ratio: 2 };
  const disturbed = { nanosecondsAt70: 1200, nanosecondsAt700: 1800, ratio: 1.5 };
  const { listing } = bestTenSets([disturbed, calm].map((cost) => ({ listing: cost, sampling: cost })));
  expect(listing).toEqual(calm);
});
