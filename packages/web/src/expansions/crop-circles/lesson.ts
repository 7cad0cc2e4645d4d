import { anything, says, there } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'crop-circles',
    sets: ['base', 'crop-circles'],
    tile: 'crop-circles/shield-two-opposite-cities',
    scenes: [
      {
        id: 'add',
        opening: ['M 0,-1 90 / city:E,S', 'U 1,0 90 / road:E,W'],
        hand: 'crop-circles/shield-two-opposite-cities',
        goals: [there(0, 0, 'city:N', ({ closed }) => !closed), anything, says('add'), anything],
        answers: ['0,-2 90', 'pass', 'add', 'city:E,S'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'remove',
        opening: ['M 0,-1 90 / city:E,S', 'U 1,0 90 / field:NL,NR,EL,WR'],
        hand: 'crop-circles/pitchfork-city-road',
        goals: [anything, anything, says('remove')],
        answers: ['2,0 90', 'pass', 'remove'],
        lights: [{ x: 1, y: 0, on: 'field:NL' }],
      },
    ],
  },
];
