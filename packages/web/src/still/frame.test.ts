import { expect, test } from 'vitest';
import { frameOf, middleOf, scaleOf } from './frame.ts';

const tile = (x: number, y: number) => ({ id: 'base/U', x, y, rot: 0 });

test('a picture shows all its tiles, those tried too, with a little room around', () => {
  const frame = frameOf({ tiles: [tile(0, 0), tile(1, 0)], tries: [{ ...tile(-1, 1), ok: false }] });
  expect(frame).toEqual({ x: -114, y: -14, width: 328, height: 228 });
});

test('a high picture is drawn smaller', () => {
  const low = frameOf({ tiles: [tile(0, 0)] });
  const high = frameOf({ tiles: [tile(0, 0), tile(0, 7)] });
  expect(scaleOf(low)).toBe(1.15);
  expect(high.height * scaleOf(high)).toBe(430);
});

test('the middle of a cell', () => {
  expect(middleOf({ x: -1, y: 2 })).toEqual({ x: -50, y: 250 });
});
