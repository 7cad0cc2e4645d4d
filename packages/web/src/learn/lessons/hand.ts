import { anything, closes, says } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

/** Everybody's first tiles, Red's first. */
const dealt = (...tiles: readonly string[]) =>
  tiles.map((tile, index) => `deal base/${tile} ${index < 3 ? 0 : 1}`).join(' / ');

export const hand: Lesson = {
  id: 'hand',
  sets: ['base'],
  options: { hand: 3 },
  tile: 'base/V',
  scenes: [
    {
      id: 'choose',
      opening: [
        dealt('M', 'V', 'U', 'B', 'V', 'L'),
        'choose base/M / 0,-1 90 / city:E,S / deal base/E 0',
        'choose base/B / 0,1 0 / monastery / deal base/W 1',
      ],
      goals: [says('base/E'), closes('city'), anything],
      answers: ['choose base/E', '1,-1 270', 'pass'],
      after: ['deal base/K 0'],
      lights: [{ x: 0, y: 0, on: 'city:N' }],
    },
    {
      id: 'keep',
      opening: [
        dealt('U', 'W', 'V', 'B', 'V', 'L'),
        'choose base/U / 1,0 90 / road:E,W / deal base/W 0',
        'choose base/B / 0,1 0 / monastery / deal base/E 1',
        'choose base/W / 2,0 0 / pass / deal base/E 0',
        'choose base/E / 1,1 90 / city:E / deal base/K 1',
      ],
      goals: [says('base/W'), closes('road'), anything],
      answers: ['choose base/W', '-1,0 180', 'pass'],
      after: ['deal base/K 0'],
      lights: [{ x: 0, y: 0, on: 'road:E' }],
    },
  ],
};
