import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { clip } from '../geometry.ts';
import { type Detail, drawTile } from './drawing.ts';

const tiles = allTiles();
const details: readonly Detail[] = ['full', 'medium', 'plain'];
const draw = (index: number, x: number, y: number, detail: Detail, closed: readonly boolean[] = []) =>
  drawTile({ spec: tiles[index].spec, rot: (index % 4) * 90, x, y, closed }, detail);

test('the same place is always painted the same', () => {
  for (const [index] of tiles.entries())
    expect(draw(index, 3, -2, 'full')).toEqual(draw(index, 3, -2, 'full'));
});

test('two places are never painted the same', () => {
  for (const [index, { id }] of tiles.entries()) {
    expect(draw(index, 3, -2, 'full'), id).not.toEqual(draw(index, 4, -2, 'full'));
  }
});

test('paths are numbers, and each paint is used once', () => {
  for (const [index, { id }] of tiles.entries()) {
    for (const detail of details) {
      const inks = draw(index, 1, 1, detail, Array(8).fill(true));
      expect(new Set(inks.map(({ paint }) => paint)).size, id).toBe(inks.length);
      for (const { d } of inks) expect(d, id).not.toMatch(/NaN|undefined|Infinity|e-/);
    }
  }
});

test('a tile stays light: few nodes, fewer from farther away', () => {
  const mean = (detail: Detail) =>
    tiles.reduce((sum, _, index) => sum + draw(index, 5, 7, detail).length, 0) / tiles.length;
  expect(mean('full')).toBeLessThan(22);
  expect(mean('medium')).toBeLessThan(6);
  expect(mean('plain')).toBeLessThan(3);
});

test('a closed city has towers and flags, a closed road milestones', () => {
  const index = tiles.findIndex(({ id }) => id === 'base/D');
  const paints = (closed: readonly boolean[]) => draw(index, 0, 0, 'full', closed).map(({ paint }) => paint);
  expect(paints([true, false, false, false])).toEqual(
    expect.arrayContaining(['tower', 'tower-roof', 'flag']),
  );
  expect(paints([false, true, false, false])).toContain('milestone');
  expect(paints([])).not.toEqual(expect.arrayContaining(['tower']));
  expect(paints([])).not.toContain('milestone');
});

test('what is clipped ends at the border of the tile', () => {
  const square = clip([
    { x: -10, y: 20 },
    { x: 50, y: 20 },
    { x: 50, y: 130 },
    { x: -10, y: 130 },
  ]);
  expect(square.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  expect(square).toHaveLength(4);
});
