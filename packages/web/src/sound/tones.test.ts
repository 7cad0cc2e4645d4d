import type { GameEvent } from '@bastide/rules';
import { expect, test } from 'vitest';
import { soundsOf, tremorOf } from './heard.ts';
import { SOUNDS } from './tones.ts';

const placed: GameEvent = { event: 'placed', seat: 0, tile: 'base/V', x: 1, y: 0, rot: 0 };
const points = (cause: string): GameEvent => ({
  event: 'awarded',
  id: 0,
  seat: 0,
  points: 4,
  cause,
  because: { tiles: 2 },
});

test('many awards at once sound like one; a bell rings for a closed city alone', () => {
  expect(soundsOf([points('road'), points('road')])).toEqual(['coins']);
  expect(soundsOf([points('city'), points('city')])).toEqual(['coins', 'bell']);
  expect(soundsOf([points('city.unfinished')])).toEqual(['coins']);
});

test('a tile that scores is heard twice, a turn that begins is not', () => {
  expect(soundsOf([placed, points('road')])).toEqual(['tile', 'coins']);
  expect(soundsOf([{ event: 'turn', seat: 0, part: 1 }])).toEqual([]);
});

test('a phone trembles for tiles and more for points', () => {
  expect(tremorOf([placed])).toHaveLength(1);
  expect(tremorOf([placed, points('road')])).toHaveLength(3);
  expect(tremorOf([])).toBeUndefined();
});

test('every sound is short, and together never too loud', () => {
  for (const tones of Object.values(SOUNDS)) {
    for (const { at, lasts, pitch } of tones) {
      expect(at + lasts).toBeLessThan(3);
      expect(pitch).toBeGreaterThan(40);
    }
    const starts = [...new Set(tones.map(({ at }) => at))];
    const loudest = starts.map((start) =>
      tones.filter(({ at }) => at === start).reduce((sum, { loud }) => sum + loud, 0),
    );
    expect(Math.max(...loudest)).toBeLessThanOrEqual(1.2);
  }
});
