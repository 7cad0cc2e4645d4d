import { expect, test, vi } from 'vitest';
import { type Painted, Rig } from './rig.ts';

const LAND = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

test('what comes to lie over a land that rests is told at once, so that cards can go elsewhere', () => {
  const painted: Painted[] = [];
  const sheet = document.createElement('div');
  // The page of the tests takes it for a fault if an animation is taken back.
  sheet.animate = vi.fn(() => ({ pause() {}, cancel() {} }) as Animation);
  const rig = new Rig(sheet, (one) => painted.push(one));
  rig.resize({ width: 390, height: 600, covers: [] });
  rig.look({ tiles: LAND, last: undefined, places: [], part: undefined, isFinger: true }, 'grown');
  // Whole pixels are where it rests, not quite where the hand left it.
  rig.pan({ x: 0.3, y: 0.4 });
  rig.settle();
  const words = { left: 8, top: 545, right: 382, bottom: 596 };
  rig.resize({ width: 390, height: 600, covers: [words] });
  expect(painted.at(-1)?.size.covers).toEqual([words]);
});
