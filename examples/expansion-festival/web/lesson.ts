import { anything, type Lesson, says } from '@bastide/web/lesson';

export const lessons: readonly Lesson[] = [
  {
    id: 'festival',
    sets: ['base', 'festival'],
    tile: 'festival/city-road',
    scenes: [
      {
        id: 'home',
        opening: ['U 1,0 90 / follower road:E,W', 'B 0,1 0 / follower monastery'],
        hand: 'festival/curve',
        goals: [anything, says('festival')],
        answers: ['2,0 0', 'festival'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
    ],
  },
];
