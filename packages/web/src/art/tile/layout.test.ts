import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { layoutOf } from './layout.ts';

test('the same tile of another game is not laid out again, another tile is', () => {
  const [one, other] = allTiles().map(({ spec }) => spec);
  expect(layoutOf(structuredClone(one))).toBe(layoutOf(one));
  expect(layoutOf(other)).not.toBe(layoutOf(one));
});
