import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { edgesOf } from '../tile/border.ts';
import { fadingEdges } from './shadow.ts';

test('shadows fade at the east and the south, but not where a town goes on', () => {
  for (const { spec } of allTiles()) {
    const towns = spec.segments.flatMap((one) => (one.kind === 'city' ? edgesOf(one) : []));
    for (const rot of [0, 90, 180, 270]) {
      const turned = towns.map((edge) => (edge + rot / 90) % 4);
      const expected = [1, 2].filter((edge) => !turned.includes(edge));
      expect(fadingEdges({ spec, rot, closed: [] })).toEqual(expected);
    }
  }
});
