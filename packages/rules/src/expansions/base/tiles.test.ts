import { expect, test } from 'vitest';
import { baseTiles } from './tiles.ts';

const count = (tiles: typeof baseTiles) => tiles.reduce((sum, tile) => sum + tile.count, 0);

test('B 72 tiles, one of them the start tile', () => {
  expect(count(baseTiles)).toBe(72);
  expect(count(baseTiles.filter(({ name }) => name === 'D-start'))).toBe(1);
});

test('B six monasteries, eight gardens, ten pennants', () => {
  const having = (kind: string) =>
    count(baseTiles.filter(({ segments }) => segments.some((segment) => segment.kind === kind)));
  expect([having('monastery'), having('garden')]).toEqual([6, 8]);
  const pennants = baseTiles.map(
    ({ count, segments }) => count * segments.filter(({ marks }) => marks.pennant).length,
  );
  expect(pennants.reduce((sum, each) => sum + each)).toBe(10);
});

test('B4 a field borders a city only where a tile shows both', () => {
  for (const { segments } of baseTiles) {
    for (const { borders } of segments)
      for (const place of borders) expect(segments[place].kind).toBe('city');
  }
});
