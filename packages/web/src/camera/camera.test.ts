import { expect, test } from 'vitest';
import {
  type Camera,
  constrain,
  extentOf,
  fitAll,
  isWithin,
  MAX_ZOOM,
  MIN_ZOOM,
  pan,
  reveal,
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

test('fit shows every tile with room for the next around them', () => {
  const extent = extentOf([
    { x: -4, y: 0 },
    { x: 9, y: 3 },
  ]);
  const shown = fitAll(extent, size);
  const corners = [
    toScreen(shown, size, { x: -5 * TILE, y: -1 * TILE }),
    toScreen(shown, size, { x: 11 * TILE, y: 5 * TILE }),
  ];
  expect(corners[0].x).toBeCloseTo(0);
  expect(corners[1].x).toBeCloseTo(size.width);
  expect(corners[0].y).toBeGreaterThanOrEqual(0);
  expect(corners[1].y).toBeLessThanOrEqual(size.height);
  expect(isWithin(extent, shown, size)).toBe(true);
});

test('land that has grown out of view is not within it', () => {
  const shown = fitAll(extentOf([{ x: 0, y: 0 }]), size);
  expect(isWithin(extentOf([{ x: 6, y: 0 }]), shown, size)).toBe(false);
});

test('the land can’t be lost', () => {
  const extent = extentOf([{ x: 2, y: 2 }]);
  expect(constrain({ x: 9000, y: -9000, zoom: 1 }, extent)).toEqual({ x: 4 * TILE, y: -TILE, zoom: 1 });
});

test('a tile in view moves nothing, one out of view comes in', () => {
  const start: Camera = { x: 50, y: 50, zoom: 1 };
  expect(reveal(start, size, { x: 1, y: 0 })).toEqual(start);
  const moved = reveal(start, size, { x: 12, y: 0 });
  expect(toScreen(moved, size, { x: 13 * TILE, y: 0 }).x).toBeLessThanOrEqual(size.width);
  expect(moved.y).toBe(start.y);
});
