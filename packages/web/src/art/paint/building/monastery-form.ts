import type { Front } from '../block.ts';
import type { Tree } from '../country/tree.ts';
import { PALETTE } from '../palette.ts';

/** A part of a monastery about its middle, in its own measures. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly deep: number;
  readonly tall: number;
  readonly rise: number;
  readonly hip: number;
  /** With its ridge from north to south. */
  readonly across: boolean;
  readonly roof: string;
  readonly stone: boolean;
  readonly front: Front;
  /** Nothing is as high. */
  readonly tower: boolean;
}

interface Form {
  readonly parts: readonly Part[];
  readonly trees: readonly (readonly [x: number, y: number, radius: number, kind: Tree['kind']])[];
  /** The green court: its middle and half its size. */
  readonly court: readonly [x: number, y: number, half: number, deep: number];
  /** Where smoke rises when it is closed. */
  readonly chimney: readonly [x: number, y: number, height: number];
}

const [RED, BRICK, ORANGE, , , SLATE, , BROWN] = PALETTE.roofs;

type Place = readonly [x: number, y: number, half: number, deep: number];

const WING = {
  tall: 4.7,
  rise: 3.7,
  hip: 0.5,
  across: false,
  stone: false,
  front: 'house',
  tower: false,
} as const;

const put = ([x, y, half, deep]: Place) => ({ x, y, half, deep });
const wing = (place: Place, roof: string): Part => ({ ...WING, ...put(place), roof });
const side = (place: Place, roof: string): Part => ({ ...wing(place, roof), across: true });
const nave = (place: Place, roof: string): Part => ({
  ...wing(place, roof),
  tall: 7.6,
  rise: 5.8,
  hip: 0,
  front: 'church',
});
const transept = (place: Place, roof: string): Part => ({
  ...nave(place, roof),
  tall: 6.6,
  rise: 4.6,
  across: true,
});
const cell = (x: number, y: number, roof: string): Part => ({
  ...wing([x, y, 3.3, 2.6], roof),
  tall: 3.2,
  rise: 3,
  hip: 0.8,
});
const wall = (place: Place): Part => ({
  ...wing(place, PALETTE.stone),
  tall: 2.2,
  rise: 0.5,
  stone: true,
  front: 'plain',
});
const tower = (x: number, y: number, half: number, tall: number, rise: number): Part => ({
  ...wing([x, y, half, half], PALETTE.spire),
  tall,
  rise,
  hip: 1,
  stone: true,
  front: 'church',
  tower: true,
});

export const MONASTERIES = {
  /** Four wings around a cloister, the church to the north. */
  cloister: {
    parts: [
      nave([1, -12, 14, 4.6], BROWN),
      transept([7, -10.4, 5, 3], BROWN),
      tower(-15.4, -12, 3.4, 15, 13),
      side([-15.4, 4.4, 9.6, 3.4], ORANGE),
      side([15.4, 3.6, 10.4, 3.4], RED),
      wing([0, 15.6, 18.6, 3.5], BRICK),
    ],
    trees: [
      [-7, -0.4, 2.1, 'round'],
      [7, -0.4, 2.1, 'round'],
      [-7, 8.6, 1.9, 'fruit'],
      [7, 8.6, 1.9, 'fruit'],
    ],
    court: [0, 3.6, 11, 8.4],
    chimney: [9, 15.6, 9],
  },
  /** A church with a tower over its crossing, a house for the brothers, and an orchard behind a low wall. */
  priory: {
    parts: [
      wall([0, -18.4, 20, 0.6]),
      { ...wall([-20, 0, 17.8, 0.6]), across: true },
      nave([-2, -7.6, 14.5, 4.4], SLATE),
      transept([0, -6.6, 8.6, 3.5], SLATE),
      tower(0, -7.4, 3.7, 15, 9),
      side([13.6, 7.4, 8, 3.6], BRICK),
      wing([5.4, 13.6, 11.6, 3.4], RED),
      wall([-13.6, 18.2, 6.2, 0.6]),
    ],
    trees: [
      [-16, 4.6, 1.9, 'fruit'],
      [-11.4, 4.6, 1.9, 'fruit'],
      [-16, 9.2, 1.9, 'fruit'],
      [-11.4, 9.2, 1.9, 'fruit'],
      [-16, 13.8, 1.9, 'fruit'],
      [-11.4, 13.8, 1.9, 'fruit'],
      [17.4, -13, 2.4, 'poplar'],
    ],
    court: [2.6, 5.4, 6.6, 4],
    chimney: [14, 8, 10],
  },
  /** A broad church whose two towers flank its door, cells for the brothers on both sides, a garden before it. */
  charterhouse: {
    parts: [
      { ...cell(0, -16.4, BROWN), half: 3.8, deep: 3.4, tall: 5, stone: true },
      nave([0, -7, 10, 5.6], BROWN),
      transept([0, -3.4, 6, 4.2], BROWN),
      tower(-6.8, 1.4, 2.7, 11, 8),
      tower(6.8, 1.4, 2.7, 11, 8),
      ...[-11.5, -2.5, 6.5].flatMap((y, i) => [
        cell(-16.4, y, i === 1 ? ORANGE : RED),
        cell(16.4, y, i === 1 ? RED : ORANGE),
      ]),
      wall([-12.4, 18.2, 7.6, 0.6]),
      wall([12.4, 18.2, 7.6, 0.6]),
    ],
    trees: [
      [-14.6, 14, 2.1, 'fruit'],
      [14.6, 14, 2.1, 'fruit'],
      [-10.4, 9.6, 1.8, 'bush'],
      [10.4, 9.6, 1.8, 'bush'],
      [-10, -15, 2.1, 'poplar'],
      [10, -15, 2.1, 'poplar'],
    ],
    court: [0, 11, 8.4, 4.8],
    chimney: [16.4, 6.5, 7],
  },
} as const satisfies Readonly<Record<string, Form>>;

export type MonasteryForm = keyof typeof MONASTERIES;
export const MONASTERY_FORMS = [
  'cloister',
  'priory',
  'charterhouse',
] as const satisfies readonly MonasteryForm[];
