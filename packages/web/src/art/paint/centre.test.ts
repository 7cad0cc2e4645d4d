import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { centreScenery } from './centre.ts';
import { siteOf } from './face.ts';
import { beyondTile, paintedBy } from './testing/reach.ts';

const tiles = allTiles().filter(({ spec }) =>
  spec.segments.some(({ kind }) => kind === 'monastery' || kind === 'garden'),
);

test('monasteries and gardens stay on their tile, however it lies', () => {
  for (const { id, spec } of tiles) {
    for (const rot of [0, 90, 180, 270]) {
      const calls = paintedBy(centreScenery(siteOf({ spec, rot, closed: [] })), 300);
      expect(beyondTile(calls), `${id} ${rot}`).toBeLessThan(0);
    }
  }
});

test('a closed monastery or garden shows it, by day too', () => {
  for (const { id, spec } of tiles) {
    const painted = (isClosed: boolean) =>
      paintedBy(centreScenery(siteOf({ spec, rot: 0, closed: spec.segments.map(() => isClosed) })), 90)
        .length;
    expect(painted(true), id).toBeGreaterThan(painted(false));
  }
});

test('there are several monasteries', () => {
  const base = tiles.filter(
    ({ set, spec }) => set === 'base' && spec.segments.some(({ kind }) => kind === 'monastery'),
  );
  const [a, b] = base.map(({ spec }) => centreScenery(siteOf({ spec, rot: 0, closed: [] })).things?.length);
  expect(a).not.toBe(b);
});
