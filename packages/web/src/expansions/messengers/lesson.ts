import { anything, closes, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

/** Red's marker is on 4, and the road lacks its west end. */
const OPENING = [
  'E 0,-1 180 / city:S / marker',
  'B 0,1 0 / monastery',
  'U 1,0 90 / road:E,W',
  'E 1,1 90 / city:E',
  'D 2,0 0 / city:N',
  'V 0,2 0',
  'L 3,0 0 / city:N',
  'E -1,1 270 / city:W',
];

export const lessons: readonly Lesson[] = [
  {
    id: 'messengers',
    sets: ['base', 'messengers'],
    tile: 'base/W',
    scenes: [
      {
        id: 'two',
        opening: OPENING,
        hand: 'W',
        goals: [closes('road'), anything, says('messenger')],
        answers: ['-1,0 180', 'pass', 'messenger'],
        after: ['message 6'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
        panel: 'track',
      },
      {
        id: 'message',
        opening: [...OPENING, 'W -1,0 180 / pass / messenger / message 6'],
        goals: [says('action'), anything],
        answers: ['action', 'marker'],
        lights: [
          { x: 2, y: 0, on: 'city:N' },
          { x: 3, y: 0, on: 'city:N' },
        ],
        panel: 'track',
      },
    ],
  },
];
