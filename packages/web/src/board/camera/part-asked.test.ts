import { expect, test } from 'vitest';
import type { Aim } from '../pointing/aims.ts';
import { mainAreas, NEARLY, partAsked, placesAsked } from './part-asked.ts';

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

test('parts of one tile are a question about that tile', () => {
  const part = partAsked([aim(3, -2), aim(3, -2, 'mark')], false);
  expect(part).toMatchObject({ cells: [{ x: 3, y: -2 }], core: { x: 3, y: -2 } });
});

test('figures all over the land are a question about the tiles they stand on', () => {
  const part = partAsked([aim(-4, 1), aim(2, -3), aim(0, 0)], false);
  expect(part?.cells).toHaveLength(3);
  expect(part?.core).toBeUndefined();
});

test('a tile with most of the answers comes first, wherever the others are', () => {
  const part = partAsked([aim(5, 5), aim(5, 5, 'mark'), aim(-6, -6)], true);
  expect(part?.core).toEqual({ x: 5, y: 5 });
});

test('the tile a figure may come onto comes first, though a wheel has more places', () => {
  const wheel = ['a', 'b', 'c'].map((key) => ({ ...aim(0, 0, 'spot'), key }));
  expect(partAsked([...wheel, aim(5, 5)], true)?.core).toEqual({ x: 5, y: 5 });
});

test('a tile is as large as its answers need to be told apart, more for a finger than for a mouse', () => {
  const south = { ...aim(0, 0, 'mark'), key: 'south', at: { x: 50, y: 90 } };
  const pixels = (isFinger: boolean) => partAsked([aim(0, 0, 'mark'), south], isFinger)?.pixels ?? 0;
  expect(0.4 * pixels(true)).toBeCloseTo(32);
  expect(0.4 * pixels(false)).toBeCloseTo(22);
  expect(partAsked([aim(0, 0)], true)?.pixels).toBe(0);
});

test('a tile with numbers on it is so large that something of it is seen beside them, wherever they are; and no larger', () => {
  const spots = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...aim(0, 0), key: `${i}`, at: { x: 50, y: 40 + i } }));
  const least = (count: number) => NEARLY * (partAsked(spots(count), false)?.pixels ?? 0);
  expect(least(1)).toBe(0);
  expect(least(3)).toBeCloseTo(31);
  expect(least(5)).toBeCloseTo(45);
  expect(least(9)).toBeCloseTo(50);
});

test('a tile to place goes to its places; nothing is asked about parts then', () => {
  const cells = [aim(1, 0, 'cell'), aim(0, 1, 'cell')];
  expect(placesAsked(cells)).toEqual([
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]);
  expect(partAsked(cells, false)).toBeUndefined();
  expect(partAsked([], false)).toBeUndefined();
});

test('a spot beside the tiles is where it is drawn', () => {
  const spot = { ...aim(0, 0, 'spot'), at: { x: -150, y: 250 } };
  expect(partAsked([spot], false)?.cells).toEqual([{ x: -2, y: 2 }]);
});

test('the numbers on a tile with cards around it are to be seen whole', () => {
  const north = { ...aim(0, 0), key: 'north', at: { x: 50, y: 8 } };
  const part = partAsked([aim(0, 0), north], false);
  const [area] = part === undefined ? [] : mainAreas(part, 0.5);
  expect(area).toMatchObject({ left: 0, top: 8 - 28, bottom: 100 });
});
