import { expect, test } from 'vitest';
import type { Aim } from '../pointing/aims.ts';
import { partAsked, pixelsFor } from './part-asked.ts';

function aim(x: number, y: number, shape: Aim['shape'] = 'segment'): Aim {
  const at = { x: 100 * x + 50, y: 100 * y + 50 };
  return {
    key: `${x},${y}`,
    shape,
    x,
    y,
    at,
    answers: [],
    segment: 0,
    link: undefined,
    tile: undefined,
    standing: undefined,
  };
}

const tile = (x: number, y: number) => ({ west: x, north: y, east: x, south: y });

test('parts of one tile are a question about that tile', () => {
  expect(partAsked([aim(3, -2), aim(3, -2, 'mark')])).toMatchObject({
    extent: tile(3, -2),
    core: tile(3, -2),
  });
});

test('figures all over the land are a question about the part they stand on', () => {
  const part = partAsked([aim(-4, 1), aim(2, -3), aim(0, 0)]);
  expect(part).toMatchObject({ extent: { west: -4, north: -3, east: 2, south: 1 }, core: undefined });
});

test('a tile with most of the answers comes first, wherever the others are', () => {
  const part = partAsked([aim(5, 5), aim(5, 5, 'mark'), aim(-6, -6)]);
  expect(part?.core).toMatchObject(tile(5, 5));
  expect(part && pixelsFor(part, true)).toBeGreaterThan(100);
});

test('a tile to place may go anywhere; crown spaces are beside the land', () => {
  expect(partAsked([aim(1, 0, 'cell'), aim(0, 1, 'cell')])).toBeUndefined();
  expect(partAsked([aim(0, 0, 'spot')])).toBeUndefined();
  expect(partAsked([])).toBeUndefined();
});
