import { expect, test } from 'vitest';
import { type Aim, aimAt, distance } from '../pointing/aims.ts';
import { NUMBER_WIDE, numbersApart, signOf } from './numbers-apart.ts';

const spot = (key: string, x: number, y: number): Aim => ({
  key,
  shape: 'segment',
  x: 0,
  y: 0,
  at: { x, y },
  answers: [{ code: 1, move: { do: 'x' }, target: { figure: 'follower', brings: true } } as never],
  segment: 0,
  link: undefined,
  tile: undefined,
  standing: undefined,
});

/** Seven places as they are on a tile with three roads and a city. */
const SEVEN = [
  [14, 50],
  [54, 75],
  [54, 25],
  [80, 50],
  [30, 82],
  [84, 18],
  [84, 82],
].map(([x, y], i) => spot(`${i}`, x, y));
const COLUMN = [50, 75, 25].map((y, i) => spot(`${i}`, 50, y));

test.each([
  ['three places in a column', COLUMN],
  ['seven places', SEVEN],
  ['four at one place', [0, 1, 2, 3].map((i) => spot(`${i}`, 50, 50 + i))],
])('no number of a small tile lies on another, and a press on it means its place: %s', (_, aims) => {
  for (const pixels of [32, 42, 50, 60]) {
    const zoom = pixels / 100;
    const apart = numbersApart(aims, zoom);
    for (const [i, one] of apart.entries()) {
      for (const other of apart.slice(i + 1))
        expect(zoom * distance(signOf(one), signOf(other))).toBeGreaterThan(NUMBER_WIDE - 0.2);
      expect(aimAt(apart, signOf(one), 22 / zoom, () => false)?.key).toBe(one.key);
      expect(zoom * distance(signOf(one), one.at)).toBeLessThan(30);
    }
  }
});

test('where there is room numbers are at their places', () => {
  expect(numbersApart(SEVEN, 1)).toBe(SEVEN);
  expect(numbersApart([spot('one', 50, 50)], 0.3)[0].sign).toBeUndefined();
});
