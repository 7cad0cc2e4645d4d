import { anything, does, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const MACHINE = 'flying-machines/field-orth';

export const lessons: readonly Lesson[] = [
  {
    id: 'flying-machines',
    sets: ['base', 'flying-machines'],
    tile: MACHINE,
    scenes: [
      {
        id: 'fly',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery', 'U 2,0 90', 'E 0,-1 180 / city:S'],
        hand: MACHINE,
        goals: [does({ x: 2, y: 1, rot: 0 }), says('flier'), anything],
        answers: ['2,1 0', 'flier', 'monastery'],
        after: ['roll 2'],
        lights: [
          { x: 2, y: 1 },
          { x: 0, y: 1, on: 'monastery' },
        ],
      },
      {
        id: 'landing',
        opening: ['U 1,0 90 / road:E,W', 'P 0,-1 180 / city:E,S', 'U 2,0 90', 'B 0,1 0 / monastery'],
        hand: MACHINE,
        goals: [does({ x: 2, y: -1, rot: 0 }), says('flier'), says('city:E,S')],
        answers: ['2,-1 0', 'flier', 'city:E,S'],
        after: ['roll 2'],
        lights: [
          { x: 2, y: -1 },
          { x: 0, y: -1, on: 'city:S' },
        ],
      },
    ],
  },
];
