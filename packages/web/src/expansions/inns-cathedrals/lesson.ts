import { anything, builds, closes, deploys, does, grows, isClosed } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const INN = 'inns-cathedrals/inn-straight-garden';
const CATHEDRAL = 'inns-cathedrals/cathedral';

export const lessons: readonly Lesson[] = [
  {
    id: 'inns-cathedrals',
    sets: ['base', 'inns-cathedrals'],
    tile: CATHEDRAL,
    scenes: [
      {
        id: 'inn',
        opening: ['U 1,0 90 / follower road:E,W', 'B 0,1 0 / follower monastery', 'W 2,0 0', 'E 0,-1 180'],
        hand: INN,
        goals: [grows('road')],
        answers: ['-1,0 0'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
      },
      {
        id: 'doubled',
        opening: [
          'U 1,0 90 / follower road:E,W',
          'B 0,1 0 / follower monastery',
          'W 2,0 0',
          'E 0,-1 180',
          `${INN} -1,0 0`,
          'E 1,1 90 / follower city:E',
        ],
        hand: 'W',
        goals: [closes('road'), anything],
        answers: ['-2,0 180', 'pass'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
      },
      {
        id: 'cathedral',
        opening: [
          `${CATHEDRAL} 0,-1 0 / follower city:N,E,S,W`,
          'E -1,-1 90',
          'E 1,-1 270',
          'B 0,1 0 / follower monastery',
        ],
        hand: 'E',
        goals: [closes('city'), anything],
        answers: ['0,-2 180', 'pass'],
        lights: [{ x: 0, y: -1, on: 'city:N' }],
      },
      {
        id: 'big',
        opening: ['U -1,0 90', 'U 1,0 90', 'E 0,-1 180 / follower city:S', 'E 1,1 270 / follower city:W'],
        hand: 'E',
        goals: [
          does({ x: -1, y: 1, rot: 90 }),
          deploys('city', 'big'),
          builds('city', (city) => isClosed(city) && city.held[0] > city.held[1]),
          anything,
        ],
        answers: ['-1,1 90', 'big city:E', '0,1 0', 'pass'],
        after: ['V 2,0 0', 'pass', 'draw F'],
        lights: [
          { x: -1, y: 1 },
          { x: 1, y: 1, on: 'city:W' },
        ],
      },
    ],
  },
];
