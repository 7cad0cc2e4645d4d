import { expect, test } from 'vitest';
import { aside } from './aside.ts';

test('what is pinned near a side moves in; in the middle it stays', () => {
  expect(aside(400, 100, 800)).toBe(0);
  expect(aside(20, 100, 800)).toBe(88);
  expect(aside(790, 100, 800)).toBe(-98);
});

test('what is wider than the box stands in its middle', () => {
  expect(aside(30, 200, 360)).toBe(150);
});
