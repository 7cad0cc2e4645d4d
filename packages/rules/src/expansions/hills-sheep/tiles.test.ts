import { expect, test } from 'vitest';
import type { TileSpec } from '../../tile/spec.ts';
import { hillsSheepTiles } from './tiles.ts';

const count = (is: (tile: TileSpec) => boolean) =>
  hillsSheepTiles.filter(is).reduce((sum, tile) => sum + tile.count, 0);

test('HS 18 tiles: 8 with hills, 8 with vineyards, 2 with monasteries alone', () => {
  expect(count(() => true)).toBe(18);
  expect(count(({ marks }) => marks.hill === 1)).toBe(8);
  expect(count(({ marks }) => marks.vineyard === 1)).toBe(8);
  expect(count(({ segments }) => segments.some(({ kind }) => kind === 'monastery'))).toBe(2);
  expect(count(({ segments }) => segments.some(({ kind }) => kind === 'garden'))).toBe(1);
});

test('HS every half-edge of every tile belongs to exactly one field, or to a road or city', () => {
  for (const { name, segments } of hillsSheepTiles) {
    const fields = segments.filter(({ kind }) => kind === 'field').flatMap(({ halves }) => halves);
    const cities = segments.filter(({ kind }) => kind === 'city');
    const walled = cities.flatMap(({ edges, halves }) => [
      ...edges.flatMap((edge) => [`${edge}L`, `${edge}R`]),
      ...halves,
    ]);
    const all = [...fields, ...walled];
    expect([name, new Set(all).size, all.length]).toEqual([name, 8, 8]);
  }
});
