import { anything, builds, closes, deploys, deploysIn, isClosed, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

/** Everybody's first tiles, Red's first. */
const dealt = (...tiles: readonly string[]) =>
  tiles.map((tile, index) => `deal base/${tile} ${index < 3 ? 0 : 1}`).join(' / ');

export const lessons: readonly Lesson[] = [
  {
    id: 'hand',
    chapter: 'hands',
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
  },
  {
    id: 'edition-2000',
    also: ['rules-2000'],
    chapter: 'rules-2000',
    sets: ['base'],
    options: { smallCity: 2, farmers: 'perCity', farmerPoints: 3 },
    tile: 'base/E',
    scenes: [
      {
        id: 'small',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery'],
        hand: 'E',
        goals: [builds('city', isClosed), deploys('city')],
        answers: ['0,-1 180', 'city:S'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'farmers',
        opening: ['E 0,-1 180 / city:S', 'U 1,0 90 / field:NL,NR,EL,WR'],
        hand: 'V',
        goals: [
          builds('field', ({ cities, held }) => cities > 0 && held[1] === 0),
          deploysIn('field', ({ cities }) => cities > 0),
        ],
        answers: ['0,-2 90', 'field:NR,EL,ER,SL,SR,WL'],
        lights: [{ x: 0, y: -1, on: 'field:NL' }],
        fields: true,
      },
    ],
  },
];
