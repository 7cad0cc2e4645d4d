import { anything, builds, isClosed, isMine, leadsTo, says, there } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const VINEYARD = 'hills-sheep/vineyard-city-spike';

export const lessons: readonly Lesson[] = [
  {
    id: 'hills-sheep',
    sets: ['base', 'hills-sheep'],
    tile: 'hills-sheep/hill-city-road',
    scenes: [
      {
        id: 'hill',
        opening: [
          'U -1,0 90',
          'U 1,0 90',
          'hills-sheep/hill-city-road -1,1 90 / follower city:E',
          'E 1,1 270 / follower city:W',
        ],
        hand: 'F',
        goals: [builds('city', (city) => isClosed(city) && isMine(city)), anything],
        answers: ['0,1 0', 'pass'],
        lights: [
          { x: -1, y: 1, on: 'city:E' },
          { x: 1, y: 1, on: 'city:W' },
        ],
      },
      {
        id: 'shepherd',
        opening: ['B 0,1 0 / follower monastery', 'E 0,-1 180 / follower city:S'],
        hand: 'U',
        goals: [anything, says('shepherd')],
        answers: ['1,0 90', 'shepherd field:NL,NR,EL,WR'],
        after: ['token sheep3'],
      },
      {
        id: 'gather',
        opening: [
          'U 1,0 90 / shepherd field:NL,NR,EL,WR / token sheep3',
          'B 0,1 0 / follower monastery',
          'E 1,-1 0 / grow / token sheep4',
          'V 2,0 0 / follower road:S,W',
        ],
        hand: 'E',
        goals: [leadsTo('flock'), says('flock', 'score')],
        answers: ['2,-1 0', 'score'],
        lights: [{ x: 1, y: 0, on: 'field:NL' }],
      },
      {
        id: 'vineyard',
        opening: [
          'B 0,1 0 / follower monastery',
          'U 1,0 90 / follower road:E,W',
          'U -1,0 90',
          `${VINEYARD} 1,1 0 / follower city:E`,
          `${VINEYARD} -1,1 180 / follower city:W`,
          'V 1,2 0 / follower road:S,W',
          'V -1,2 270',
          'E 0,-1 180 / follower city:S',
        ],
        hand: 'U',
        goals: [there(0, 1, 'monastery', isClosed), anything],
        answers: ['0,2 90', 'pass'],
        lights: [{ x: 0, y: 2 }],
      },
    ],
  },
];
