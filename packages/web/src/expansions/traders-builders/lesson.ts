import { anything, builds, deploys, grows, isClosed, isMine } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'traders-builders',
    sets: ['base', 'traders-builders'],
    tile: 'traders-builders/through-city-wine',
    scenes: [
      {
        id: 'goods',
        opening: [
          'U 1,0 90 / follower road:E,W',
          'traders-builders/through-city-wine 0,-1 90 / follower city:N,S',
        ],
        hand: 'E',
        goals: [builds('city', isClosed), anything],
        answers: ['0,-2 180', 'pass'],
        lights: [{ x: 0, y: -1, on: 'city:N' }],
      },
      {
        id: 'builder',
        opening: ['U 1,0 90 / follower road:E,W', 'B 0,1 0 / follower monastery'],
        hand: 'U',
        goals: [grows('road'), deploys('road', 'builder')],
        answers: ['2,0 90', 'builder'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'second',
        opening: [
          'U 1,0 90 / follower road:E,W',
          'B 0,1 0 / follower monastery',
          'U 2,0 90 / builder',
          'E 0,-1 180 / follower city:S',
        ],
        hand: 'V',
        goals: [grows('road'), anything, anything],
        answers: ['3,0 0', 'pass', '1,-1 0'],
        after: ['draw E'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'pig',
        opening: [
          'E 0,-1 180 / follower field:NL,NR,EL,ER,WL,WR',
          'B 0,1 0 / follower monastery',
          'U 1,0 90',
          'U -1,0 90 / follower road:E,W',
        ],
        hand: 'E',
        goals: [builds('field', isMine), deploys('field', 'pig')],
        answers: ['1,-1 0', 'pig'],
        lights: [{ x: 0, y: -1, on: 'field:NL' }],
      },
    ],
  },
];
