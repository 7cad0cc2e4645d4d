import { expect, test } from 'vitest';
import type { TileView } from '../../session/types.ts';
import { overdue } from './use-detail.ts';

const row: readonly TileView[] = Array.from({ length: 9 }, (_, index) => ({
  index,
  id: 't',
  spec: { name: 't', count: 1, segments: [], marks: {} },
  x: index - 4,
  y: 0,
  rot: 0,
  closed: [],
}));
const size = { width: 300, height: 300 };

test('tiles in view are drawn as the zoom asks, from the middle outwards; those out of view wait', () => {
  expect(overdue(row, [], { x: 50, y: 50, zoom: 1 }, size)).toEqual([4, 3, 5, 2, 6]);
});

test('what is drawn so already stays', () => {
  const drawn = row.map(() => 'full' as const);
  expect(overdue(row, drawn, { x: 50, y: 50, zoom: 1 }, size)).toEqual([]);
  expect(overdue(row, drawn, { x: 50, y: 50, zoom: 0.3 }, size)).toHaveLength(9);
});
