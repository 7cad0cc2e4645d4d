import { anything, deploys, deploysOn, does } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'river',
    sets: ['base', 'river'],
    tile: 'river/city-road',
    scenes: [
      {
        id: 'flow',
        opening: [],
        hand: 'river/curve',
        goals: [does({ rot: 90 })],
        answers: ['0,1 90'],
        lights: [{ x: 0, y: 1 }],
      },
      {
        id: 'follower',
        opening: ['river/curve 0,1 90', 'river/straight-a 1,1 90'],
        hand: 'river/city-road',
        goals: [anything, deploys('road')],
        answers: ['2,1 0', 'road:S'],
      },
      {
        id: 'bank',
        opening: ['river/straight-b 0,1 0', 'river/city-city 0,2 90 / city:E'],
        hand: 'river/straight-a',
        goals: [anything, deploysOn('field', 'EL')],
        answers: ['0,3 0', 'field:NR,EL,ER,SL'],
        lights: [{ x: 0, y: 2, on: 'city:E' }],
      },
    ],
  },
];
