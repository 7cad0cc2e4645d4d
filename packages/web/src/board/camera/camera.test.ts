import { expect, test } from 'vitest';
import {
  type Camera,
  constrain,
  extentOf,
  MAX_ZOOM,
  MIN_ZOOM,
  pan,
  TILE,
  toBoard,
  toScreen,
  zoomAt,
} from './camera.ts';

const size = { width: 800, height: 600 };
const camera: Camera = { x: 130, y: -40, zoom: 0.8 };

test('the middle of the screen shows the camera’s point', () => {
  expect(toScreen(camera, size, camera)).toEqual({ x: 400, y: 300 });
});

test('a point of the screen comes back from the board', () => {
  const screen = { x: 13, y: 577 };
  const there = toScreen(camera, size, toBoard(camera, size, screen));
  expect(there.x).toBeCloseTo(screen.x);
  expect(there.y).toBeCloseTo(screen.y);
});

test('the land follows the hand that drags it', () => {
  const before = toScreen(camera, size, { x: 0, y: 0 });
  const after = toScreen(pan(camera, { x: 30, y: -12 }), size, { x: 0, y: 0 });
  expect(after.x - before.x).toBeCloseTo(30);
  expect(after.y - before.y).toBeCloseTo(-12);
});

test('zooming keeps the point under the pointer', () => {
  const pointer = { x: 700, y: 90 };
  const before = toBoard(camera, size, pointer);
  const after = toBoard(zoomAt(camera, size, pointer, 1.5), size, pointer);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zoom has its limits', () => {
  expect(zoomAt(camera, size, camera, 1e6).zoom).toBe(MAX_ZOOM);
  expect(zoomAt(camera, size, camera, 1e-6).zoom).toBe(MIN_ZOOM);
});

test('the land can’t be lost', () => {
  const extent = extentOf([{ x: 2, y: 2 }]);
  expect(constrain({ x: 9000, y: -9000, zoom: 1 }, extent)).toEqual({ x: 4 * TILE, y: -TILE, zoom: 1 });
});

test('a camera beside the land, as buttons lie over it, stays there but goes no farther', () => {
  const extent = extentOf([{ x: 2, y: 2 }]);
  const before = { x: 100, y: -300 };
  expect(constrain({ x: 150, y: -300, zoom: 1 }, extent, before)).toMatchObject({ x: 150, y: -300 });
  expect(constrain({ x: 150, y: -400, zoom: 1 }, extent, before)).toMatchObject({ y: -300 });
  expect(constrain({ x: 150, y: 9000, zoom: 1 }, extent, before)).toMatchObject({ y: 4 * TILE });
});
