import { SPACES } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { RING, spaceAt } from './ring.ts';

const spaces = Array.from({ length: SPACES }, (_, space) => spaceAt(space));

test('G7 the ring has a place of its own for each of the 50 spaces, all on its rim', () => {
  expect(new Set(spaces.map(({ column, row }) => `${column},${row}`)).size).toBe(50);
  for (const { column, row } of spaces) {
    expect(column === 0 || row === 0 || column === RING.wide - 1 || row === RING.high - 1).toBe(true);
  }
});

test('G7 the next space is a neighbour, and 0 follows 49', () => {
  for (const [space, { column, row }] of spaces.entries()) {
    const next = spaceAt(space + 1);
    expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
  }
  expect(spaceAt(50)).toEqual(spaceAt(0));
});
