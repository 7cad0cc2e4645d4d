import type { SegmentSpec, TileSpec } from '@bastide/rules';
import { expect, test } from 'vitest';
import { LINK_RADIUS } from '../choices/pin-growth.ts';
import { linkBetween, placeOn } from './segments.ts';

function segment(kind: SegmentSpec['kind'], more: Partial<SegmentSpec> = {}): SegmentSpec {
  return { kind, edges: [], halves: [], borders: [], ends: undefined, marks: {}, ...more };
}

const tile: TileSpec = {
  name: 't',
  count: 1,
  marks: {},
  segments: [
    segment('city', { edges: ['N'] }),
    segment('road', { edges: ['E'], ends: 'ferry-lake' }),
    segment('road', { edges: ['W'], ends: 'ferry-lake' }),
    segment('field', { halves: ['EL', 'WR'] }),
    segment('field', { halves: ['ER', 'SL', 'SR', 'WL'] }),
    segment('garden'),
    segment('field'),
  ],
};

test('a segment is found by kind and edge', () => {
  expect(
    ['city:N', 'road:E', 'road:W', 'field:WR', 'field:SR', 'garden', 'field:C'].map((on) =>
      placeOn(tile, 0, on),
    ),
  ).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('edges are those of the tile as it lies', () => {
  expect(placeOn(tile, 90, 'city:E')).toBe(0);
  expect(placeOn(tile, 90, 'field:NR')).toBe(3);
  expect(placeOn(tile, 270, 'road:N')).toBe(1);
  expect(placeOn(tile, 180, 'city:N')).toBeUndefined();
});

test('edges of two segments name neither', () => {
  expect(placeOn(tile, 0, 'road:E,W')).toBeUndefined();
});

test('the pins of all links of a tile lie apart', () => {
  const pairs = ['N E', 'E S', 'S W', 'N W', 'N S', 'E W'].map((pair) => linkBetween(pair.split(' ')).at);
  for (const [i, one] of pairs.entries()) {
    for (const other of pairs.slice(i + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * LINK_RADIUS);
    }
  }
});
