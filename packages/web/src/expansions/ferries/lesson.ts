import { anything, both, grows, isMine, placesAt, says, there } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const LAKE = 'ferries/tee';

export const lessons: readonly Lesson[] = [
  {
    id: 'ferries',
    sets: ['base', 'ferries'],
    tile: LAKE,
    scenes: [
      {
        id: 'put',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery'],
        hand: LAKE,
        goals: [grows('road'), anything, there(1, 0, 'road:E', (road) => isMine(road) && road.openEnds > 1)],
        answers: ['2,0 0', 'pass', 'E-W'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'turn',
        opening: [
          'U 1,0 90 / road:E,W',
          'B 0,1 0 / monastery',
          `${LAKE} 2,0 0 / pass / S-W`,
          'U 3,0 90 / road:E,W',
          'E 0,-1 180 / city:S',
        ],
        watch: ['V 2,1 180 / pass / E-W'],
        hand: 'W',
        goals: [both(placesAt(-1, 0), grows('road')), anything, says('E-S')],
        answers: ['-1,0 180', 'pass', 'E-S'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
    ],
  },
];
