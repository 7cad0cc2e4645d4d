import { expect, test } from 'vitest';
import type { Aim } from '../board/aims.ts';
import { TILE } from '../camera/camera.ts';
import { notePlace } from './note-place.ts';
import type { Asked } from './use-why.ts';

const PHONE = { width: 390, height: 580 };
const DESK = { width: 1050, height: 850 };
const NOTE = { width: 264, height: 120 };
const cellAt = (x: number, y: number) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
const asked = (x: number, y: number): Asked => ({ attempt: { x, y, rot: 0 }, at: cellAt(x, y), reasons: [] });
const aim = (x: number, y: number): Aim => ({
  key: `${x},${y}`,
  x,
  y,
  options: [],
  shape: 'cell',
  at: cellAt(x, y),
  segment: undefined,
  link: undefined,
  tile: undefined,
  standing: undefined,
});
const camera = (zoom: number) => ({ ...cellAt(0, 0), zoom });

test('the note is on the side where nothing can be chosen', () => {
  const place = (aims: readonly Aim[]) => notePlace(asked(0, 0), aims, camera(0.6), PHONE, NOTE).side;
  expect([place([]), place([aim(0, -1)]), place([aim(0, 1)])]).toEqual(['above', 'below', 'above']);
});

test('on a phone it stays below the scores', () => {
  const at = { ...camera(0.6), y: cellAt(0, 0).y + 200 };
  expect(notePlace(asked(0, 0), [], at, PHONE, NOTE).side).toBe('below');
});

test('on a desk it stays beside the tools', () => {
  const at = { ...camera(0.6), x: cellAt(0, 0).x - 800 };
  const { side, aside } = notePlace(asked(0, 0), [], at, DESK, NOTE);
  expect(side).toBe('above');
  const right = DESK.width / 2 + 800 * 0.6 + NOTE.width / 2 + aside;
  expect(right).toBeLessThanOrEqual(DESK.width - 64);
});
