import { anything, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const OPENING = ['U 1,0 90 / road:E,W', 'E 0,-1 180 / city:S'];

export const lessons: readonly Lesson[] = [
  {
    id: 'robbers',
    sets: ['base', 'robbers'],
    tile: 'robbers/straight',
    scenes: [
      {
        id: 'put',
        opening: OPENING,
        hand: 'robbers/straight',
        goals: [anything, says('robber')],
        answers: ['2,0 90', 'robber 4'],
        panel: 'track',
      },
      {
        id: 'robbery',
        opening: [...OPENING, 'robbers/straight 2,0 90 / robber 4', 'B 0,1 0 / monastery', 'E 1,-1 0'],
        watch: ['E 1,-2 180 / city:S'],
        hand: 'robbers/city-curve',
        goals: [anything, says('robber')],
        answers: ['3,0 180', 'robber 8'],
        panel: 'track',
      },
    ],
  },
];
