import { anything, closes, isMine, puts } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const OPENING = ['M 0,-1 90 / city:E,S', 'U 1,0 90 / road:E,W'];
const ENCHANTED = [
  ...OPENING,
  'mage-witch/city-road-and-curve 2,0 0 / mage 0,-1 city:E,S',
  'B 0,1 0 / monastery',
];

export const lessons: readonly Lesson[] = [
  {
    id: 'mage-witch',
    sets: ['base', 'mage-witch'],
    tile: 'mage-witch/city-road-and-curve',
    scenes: [
      {
        id: 'mage',
        opening: OPENING,
        hand: 'mage-witch/city-road-and-curve',
        goals: [anything, puts('mage', isMine)],
        answers: ['2,0 0', 'mage 0,-1 city:E,S'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'witch',
        opening: ENCHANTED,
        hand: 'mage-witch/two-opposite-cities',
        goals: [anything, puts('witch', ({ held }) => held[1] > held[0])],
        answers: ['-1,1 90', 'witch 1,0 road:E,W'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'closing',
        opening: ENCHANTED,
        hand: 'E',
        goals: [closes('city'), anything],
        answers: ['1,-1 270', 'pass'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
    ],
  },
];
