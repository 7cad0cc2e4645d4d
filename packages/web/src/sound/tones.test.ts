import type { GameEvent } from '@bastide/rules';
import { expect, test } from 'vitest';
import { tonesFor } from './tones.ts';

const placed: GameEvent = { event: 'placed', seat: 0, tile: 'base/V', x: 1, y: 0, rot: 0 };
const points: GameEvent = {
  event: 'awarded',
  id: 0,
  seat: 0,
  points: 4,
  cause: 'city',
  because: { tiles: 2 },
};

test('many awards at once sound like one', () => {
  expect(tonesFor([points, points, points])).toEqual(tonesFor([points]));
});

test('a tile that scores is heard twice, a turn that begins is not', () => {
  expect(tonesFor([placed, points]).length).toBe(tonesFor([placed]).length + tonesFor([points]).length);
  expect(tonesFor([{ event: 'turn', seat: 0, part: 1 }])).toEqual([]);
});
