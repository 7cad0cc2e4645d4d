import { expect, test } from 'vitest';
import { allTiles } from '../../gallery/all-tiles.ts';
import { cornersOf } from './corner.ts';

const specOf = (id: string) => {
  const found = allTiles().find((tile) => tile.id === id);
  if (found === undefined) throw new Error(id);
  return found.spec;
};

test('the wall of a city on one edge ends in the corners of that edge', () => {
  const spec = specOf('base/E');
  const corners = (rot: number) => cornersOf(spec, rot).map(({ at }) => `${at.x} ${at.y}`);
  expect(new Set(corners(0))).toEqual(new Set(['0 0', '100 0']));
  expect(new Set(corners(90))).toEqual(new Set(['100 0', '100 100']));
});

test('a city without walls has no corners; two cities that meet in one name it twice', () => {
  expect(cornersOf(specOf('base/C'), 0)).toEqual([]);
  const shared = cornersOf(specOf('base/I'), 0).filter(({ at }) => at.x === 100 && at.y === 0);
  expect(shared.map(({ city }) => city)).toEqual([0, 1]);
});
