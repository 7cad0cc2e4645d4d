import { expect, test } from 'vitest';
import { MAX_ZOOM, MIN_ZOOM, TILE } from './camera.ts';
import { restingAt, zoomAbove, zoomBelow } from './resting.ts';

const SIZES = [
  { width: 1055, height: 848 },
  { width: 390, height: 431 },
];
const RATIOS = [1, 1.25, 1.5, 2, 2.625, 3];

function* cameras() {
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom *= 1.013) yield { x: 137.31 * zoom, y: -412.77, zoom };
}

test('at rest a tile is a whole number of device pixels, and begins at one', () => {
  for (const size of SIZES) {
    for (const ratio of RATIOS) {
      for (const camera of cameras()) {
        const { x, y, zoom } = restingAt(camera, size, ratio);
        const pixels = zoom * TILE * ratio;
        expect(pixels).toBeCloseTo(Math.round(pixels), 6);
        const corner = [(size.width / 2 - x * zoom) * ratio, (size.height / 2 - y * zoom) * ratio];
        for (const at of corner) expect(at).toBeCloseTo(Math.round(at), 6);
      }
    }
  }
});

test('it hardly moves for that, and a camera at rest stays where it is', () => {
  for (const size of SIZES) {
    for (const ratio of RATIOS) {
      for (const camera of cameras()) {
        const rested = restingAt(camera, size, ratio);
        expect(Math.abs(rested.zoom / camera.zoom - 1)).toBeLessThan(0.043);
        if (camera.zoom * TILE * ratio > 50) {
          expect(Math.abs(rested.zoom / camera.zoom - 1)).toBeLessThan(0.021);
        }
        const again = restingAt(rested, size, ratio);
        expect(again.zoom).toBeCloseTo(rested.zoom, 9);
        expect(again.x).toBeCloseTo(rested.x, 6);
      }
    }
  }
});

test('a zoom to rest at is found on either side, and stays as it is', () => {
  for (const ratio of RATIOS) {
    for (const { zoom } of cameras()) {
      const [below, above] = [zoomBelow(zoom, ratio), zoomAbove(zoom, ratio)];
      expect(below).toBeLessThan(zoom + 1e-6);
      expect(above).toBeGreaterThan(zoom - 1e-6);
      for (const one of [below, above]) {
        expect(restingAt({ x: 0, y: 0, zoom: one }, SIZES[0], ratio).zoom).toBeCloseTo(one, 9);
        expect(zoomBelow(one, ratio)).toBeCloseTo(one, 9);
        expect(zoomAbove(one, ratio)).toBeCloseTo(one, 9);
      }
    }
  }
});
