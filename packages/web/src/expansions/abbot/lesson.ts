import { anything, deploys, near, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'abbot',
    sets: ['base', 'abbot'],
    tile: 'base/E-garden',
    scenes: [
      {
        id: 'garden',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / follower monastery'],
        hand: 'E-garden',
        goals: [anything, deploys('garden', 'abbot')],
        answers: ['0,-1 180', 'abbot garden'],
      },
      {
        id: 'home',
        opening: [
          'E-garden 0,-1 180 / abbot garden',
          'U 1,0 90 / follower road:E,W',
          'U -1,0 90',
          'E 1,-1 0 / follower city:N',
          'E -1,-1 0 / follower city:N',
          'B 0,1 0 / follower monastery',
        ],
        hand: 'V',
        goals: [near(0, -1), says('return', 'abbot')],
        answers: ['0,-2 90', 'return abbot'],
        lights: [{ x: 0, y: -1, on: 'garden' }],
      },
      {
        id: 'monk',
        opening: ['U 1,0 90 / follower road:E,W', 'E 0,-1 180 / follower city:S'],
        hand: 'B',
        goals: [anything, deploys('monastery', 'abbot')],
        answers: ['0,1 0', 'abbot monastery'],
      },
    ],
  },
];
