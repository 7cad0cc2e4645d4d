import { expect, test } from 'vitest';
import { HiddenLand } from './hidden-land.ts';

const PANE = { width: 400, height: 300 };
const TILE = { left: 100, top: 100, right: 140, bottom: 140, weight: 2 };

test('what is hidden weighs as much as its share', () => {
  const land = new HiddenLand([TILE, { ...TILE, left: 140, right: 180, weight: 1 }], PANE);
  expect(land.by({ left: 80, top: 80, right: 200, bottom: 160 })).toBeCloseTo(3);
  expect(land.by({ left: 120, top: 100, right: 160, bottom: 140 })).toBeCloseTo(1.5);
  expect(land.by({ left: 100, top: 120, right: 140, bottom: 200 })).toBeCloseTo(1);
  expect(land.by({ left: 200, top: 0, right: 400, bottom: 300 })).toBeCloseTo(0);
});

test('land that reaches beyond the pane counts as far as it is seen', () => {
  const land = new HiddenLand([{ left: 380, top: -20, right: 420, bottom: 20, weight: 4 }], PANE);
  expect(land.by({ left: 0, top: 0, right: 400, bottom: 300 })).toBeCloseTo(1);
});
