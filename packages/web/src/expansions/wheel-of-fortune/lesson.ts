import { anything, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'wheel-of-fortune',
    sets: ['base', 'wheel-of-fortune'],
    tile: 'base-bb5/U-wheel1',
    scenes: [
      {
        id: 'crown',
        opening: [],
        hand: 'E',
        goals: [anything, says('crown:taxes')],
        answers: ['0,-1 180', 'crown:taxes'],
      },
      {
        id: 'spin',
        opening: ['E 0,-1 180 / crown:taxes'],
        watch: ['B 1,-1 0 / monastery'],
        hand: 'base-bb5/U-wheel1',
        goals: [anything, says('crown:famine')],
        answers: ['2,-1 0', 'crown:famine'],
        panel: 'players',
      },
    ],
  },
];
