import { viewOf } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { claimedFeatures, isOverview } from './overview-layer.tsx';

const land = `
  ##R## ..... .....
  .###. ..... .....
  ----- -B-G- --M..
  ..... ..... .....
  ..F.. ..... .....
  R: red follower, B: blue follower, G: green follower, F: red follower`;

test('from afar every claimed feature is marked once, those shared by all who lead; what nobody claims is not', () => {
  const claimed = claimedFeatures(viewOf(scene(land).game));
  expect(claimed.map(({ kind, leaders }) => [kind, leaders])).toEqual([
    ['city', [0]],
    ['field', [0]],
    ['road', [1, 2]],
  ]);
});

test('a tile of 44 pixels is near enough', () => {
  expect(isOverview(0.35)).toBe(true);
  expect(isOverview(0.36)).toBe(false);
});
