import { anything, builds, closes, deploys, deploysIn, does, isClosed, isMine, one, there } from './goals.ts';
import { lastTile } from './last-tile.ts';
import type { Lesson, Scene } from './lesson.ts';

/** Blue's monk, who is there from the beginning. */
const MONK = 'B 0,1 0 / monastery';

const placing: readonly Scene[] = [
  {
    id: 'placing',
    opening: [],
    hand: 'U',
    goals: [builds('road', ({ tiles }) => tiles > 1)],
    answers: ['1,0 90'],
    lights: [{ x: 0, y: 0, on: 'road:E' }],
  },
  {
    id: 'turning',
    opening: [],
    hand: 'V',
    goals: [one(does({ x: 1, y: 0, rot: 90 }), does({ x: -1, y: 0, rot: 180 }))],
    answers: ['1,0 90'],
    lights: [
      { x: 1, y: 0 },
      { x: -1, y: 0 },
    ],
  },
];

const features: readonly Scene[] = [
  {
    id: 'highwayman',
    opening: ['U 1,0 90', MONK],
    hand: 'W',
    goals: [builds('road', ({ tiles }) => tiles > 2), deploysIn('road', ({ tiles }) => tiles > 2)],
    answers: ['2,0 0', 'road:W'],
    lights: [{ x: 0, y: 0, on: 'road:E' }],
  },
  {
    id: 'road',
    opening: ['U 1,0 90', MONK, 'W 2,0 0 / road:W', 'E 1,1 90 / city:E'],
    hand: 'L',
    goals: [closes('road'), anything],
    answers: ['-1,0 270', 'pass'],
    lights: [{ x: 0, y: 0, on: 'road:E' }],
  },
  {
    id: 'city',
    opening: ['M 0,-1 90 / city:E,S', MONK],
    hand: 'E',
    goals: [closes('city'), anything],
    answers: ['1,-1 270', 'pass'],
    lights: [{ x: 0, y: 0, on: 'city:N' }],
  },
  {
    id: 'at-once',
    opening: ['U 1,0 90 / road:E,W', MONK],
    hand: 'E',
    goals: [builds('city', isClosed), deploys('city')],
    answers: ['0,-1 180', 'city:S'],
    lights: [{ x: 0, y: 0, on: 'city:N' }],
  },
  {
    id: 'monk',
    opening: ['U 1,0 90 / road:E,W', 'E 0,-1 180 / city:S'],
    hand: 'B',
    goals: [anything, deploys('monastery')],
    answers: ['0,1 0', 'monastery'],
  },
  {
    id: 'monastery',
    opening: [
      'B 0,1 0 / monastery',
      'U 1,0 90 / road:E,W',
      'U -1,0 90',
      'E 1,1 90 / city:E',
      'E -1,1 270 / city:W',
      'V 1,2 0 / road:S,W',
      'V -1,2 270',
      'E 0,-1 180 / city:S',
    ],
    hand: 'U',
    goals: [there(0, 1, 'monastery', isClosed), anything],
    answers: ['0,2 90', 'pass'],
    lights: [{ x: 0, y: 2 }],
  },
];

const together: readonly Scene[] = [
  {
    id: 'occupied',
    opening: ['B 0,1 0 / monastery', 'U 1,0 90 / road:E,W'],
    hand: 'K',
    goals: [builds('road', ({ held }) => held[1] > 0), deploys('city')],
    answers: ['2,0 0', 'city:N'],
    lights: [{ x: 1, y: 0, on: 'road:E' }],
  },
  {
    id: 'joining',
    opening: ['U -1,0 90', 'U 1,0 90', 'E -1,1 90 / city:E', 'E 1,1 270 / city:W'],
    hand: 'F',
    goals: [builds('city', (city) => isClosed(city) && isMine(city) && city.held[1] > 0), anything],
    answers: ['0,1 0', 'pass'],
    lights: [
      { x: -1, y: 1, on: 'city:E' },
      { x: 1, y: 1, on: 'city:W' },
    ],
  },
  {
    id: 'majority',
    opening: [
      'U -1,0 90',
      'U 1,0 90',
      'E -1,1 90 / city:E',
      'E 1,1 270 / city:W',
      'U -1,2 90',
      'E 0,-1 180 / city:S',
      'K 0,2 0 / city:N',
      'V 2,0 0',
    ],
    hand: 'R',
    goals: [builds('city', (city) => isClosed(city) && city.held[0] > city.held[1]), anything],
    answers: ['0,1 180', 'pass'],
    lights: [
      { x: -1, y: 1, on: 'city:E' },
      { x: 0, y: 2, on: 'city:N' },
      { x: 1, y: 1, on: 'city:W' },
    ],
  },
];

/** Two closed cities beside one field, north of the road. South of it Blue does something, or nothing. */
const country = (blue: string) => [
  'U 1,0 90',
  `U -1,0 90 / ${blue}`,
  'E 0,-1 180 / city:S',
  'E 1,-1 0 / city:N',
  'V -2,0 270',
  'E 1,-2 180',
];

const farmers: readonly Scene[] = [
  {
    id: 'farmer',
    opening: country('pass'),
    hand: 'E',
    goals: [builds('field', ({ cities }) => cities > 1), deploysIn('field', ({ cities }) => cities > 1)],
    answers: ['-1,-1 0', 'field:EL,ER,SL,SR,WL,WR'],
    lights: [{ x: 0, y: 0, on: 'field:EL' }],
  },
  {
    id: 'side',
    opening: country('field:ER,SL,SR,WL'),
    hand: 'U',
    goals: [builds('road', ({ tiles }) => tiles > 3), deploysIn('field', ({ cities }) => cities > 1)],
    answers: ['2,0 90', 'field:NL,NR,EL,WR'],
    fields: true,
  },
];

/** The first game: all of the base game in some ten minutes. */
export const firstGame: Lesson = {
  id: 'first-game',
  sets: ['base'],
  tile: 'base/D-start',
  also: ['base'],
  chapter: 'short',
  scenes: [...placing, ...features, ...together, ...farmers, lastTile],
};
