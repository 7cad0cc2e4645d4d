import { anything, closes, does, near, one } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const MINE = 'gold-mines/two-curves';

export const lessons: readonly Lesson[] = [
  {
    id: 'gold-mines',
    sets: ['base', 'gold-mines'],
    tile: MINE,
    scenes: [
      {
        id: 'ingots',
        opening: ['M 0,-1 90 / city:E,S', 'B 0,1 0 / monastery'],
        hand: MINE,
        goals: [one(near(0, 0), near(0, -1)), one(does({ x: 0, y: 0 }), does({ x: 0, y: -1 }))],
        answers: ['-1,0 0', 'gold 0,-1'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'share',
        opening: [
          'M 0,-1 90 / city:E,S',
          'B 0,1 0 / monastery',
          `${MINE} -1,0 0 / gold 0,-1`,
          'E 1,1 90 / city:E',
        ],
        hand: 'E',
        goals: [closes('city'), anything],
        answers: ['1,-1 270', 'pass'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
    ],
  },
];
