import { expect, test } from 'vitest';
import { outlineOf, overlap, turned } from './footprint.ts';

const house = { x: 50, y: 50, half: 5, deep: 3, angle: 0 };

test('footprints overlap when they have ground in common, at any angle', () => {
  const isOver = (x: number, y: number, angle: number) =>
    overlap(outlineOf(house), outlineOf({ ...house, x, y, angle }));
  expect(isOver(59, 50, 0)).toBe(true);
  expect(isOver(61, 50, 0)).toBe(false);
  expect(isOver(50, 57, 0)).toBe(false);
  expect(isOver(50, 57, Math.PI / 2)).toBe(true);
  // Boxes around them would overlap here, they themselves do not.
  expect(isOver(57.5, 55.5, -Math.PI / 4)).toBe(false);
});

test('a quarter turn brings a footprint where the tile brings it', () => {
  const { x, y, angle } = turned({ ...house, x: 30, y: 10 }, 1);
  expect([x, y]).toEqual([90, 30]);
  expect(angle).toBeCloseTo(Math.PI / 2);
});
