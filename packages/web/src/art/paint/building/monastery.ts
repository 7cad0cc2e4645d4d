import { at, type Point } from '../../geometry.ts';
import { type Block, blockThing, type Front } from '../block.ts';
import { type Tree, treeThing } from '../country/tree.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, fillShape, type Pen } from '../pen.ts';
import type { Look, Thing } from '../scenery.ts';
import { TILT } from '../solid.ts';
import { faded, tone } from '../tone.ts';

/** A monastery in its own measures: 22 units from its middle to its outer walls. */
export interface Monastery {
  readonly at: Point;
  /** How large a unit is on this tile. */
  readonly scale: number;
  /** How high its tower may be, so that it stays on the tile. */
  readonly tallest: number;
  readonly form: keyof typeof FORMS;
  readonly isClosed: boolean;
}

export const FULL_REACH = 22;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly deep: number;
  readonly tall: number;
  readonly rise: number;
  readonly hip?: number;
  /** With its ridge from north to south. */
  readonly across?: boolean;
  readonly roof?: string;
  readonly stone?: boolean;
  readonly front?: Front;
  /** A tower: nothing is as high. */
  readonly tower?: boolean;
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

const FORMS = {
  /** Four wings around a cloister, the church to the north. */
  cloister: {
    parts: [
      { x: 1, y: -12, half: 14, deep: 4.6, tall: 7.4, rise: 5.8, roof: BROWN, front: 'church' },
      { x: 6, y: -10.6, half: 5, deep: 3, tall: 6, rise: 4, across: true, roof: BROWN, front: 'plain' },
      {
        x: -15.4,
        y: -12,
        half: 3.4,
        deep: 3.4,
        tall: 15,
        rise: 13,
        hip: 1,
        roof: PALETTE.spire,
        stone: true,
        front: 'church',
        tower: true,
      },
      { x: -15.4, y: 4.4, half: 9.6, deep: 3.4, tall: 4.6, rise: 3.6, hip: 0.5, across: true, roof: ORANGE },
      { x: 15.4, y: 3.6, half: 10.4, deep: 3.4, tall: 4.6, rise: 3.6, hip: 0.5, across: true, roof: RED },
      { x: 0, y: 15.6, half: 18.6, deep: 3.5, tall: 4.8, rise: 3.8, hip: 0.5, roof: BRICK, front: 'house' },
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
      {
        x: 0,
        y: -18.4,
        half: 20,
        deep: 0.6,
        tall: 2.2,
        rise: 0.5,
        roof: PALETTE.stone,
        stone: true,
        front: 'plain',
      },
      {
        x: -20,
        y: 0,
        half: 17.8,
        deep: 0.6,
        tall: 2.2,
        rise: 0.5,
        across: true,
        roof: PALETTE.stone,
        stone: true,
        front: 'plain',
      },
      { x: -2, y: -7.6, half: 14.5, deep: 4.4, tall: 7.4, rise: 5.6, roof: SLATE, front: 'church' },
      { x: 0, y: -6.6, half: 8.6, deep: 3.5, tall: 7, rise: 5, across: true, roof: SLATE, front: 'church' },
      {
        x: 0,
        y: -7.4,
        half: 3.7,
        deep: 3.7,
        tall: 15,
        rise: 9,
        hip: 1,
        roof: PALETTE.spire,
        stone: true,
        front: 'church',
        tower: true,
      },
      { x: 13.6, y: 7.4, half: 8, deep: 3.6, tall: 5.4, rise: 4.2, hip: 0.5, across: true, roof: BRICK },
      { x: 5.4, y: 13.6, half: 11.6, deep: 3.4, tall: 4.6, rise: 3.8, hip: 0.4, roof: RED, front: 'house' },
      {
        x: -13.6,
        y: 18.2,
        half: 6.2,
        deep: 0.6,
        tall: 2.2,
        rise: 0.5,
        roof: PALETTE.stone,
        stone: true,
        front: 'plain',
      },
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
  /** Two towers beside the door to the south, and cells for the brothers on both sides. */
  charterhouse: {
    parts: [
      {
        x: 0,
        y: -15.6,
        half: 3.6,
        deep: 3.6,
        tall: 5.6,
        rise: 4.2,
        hip: 1,
        roof: BROWN,
        stone: true,
        front: 'church',
      },
      { x: 0, y: -4, half: 11.6, deep: 5, tall: 8, rise: 6, across: true, roof: BRICK, front: 'church' },
      {
        x: -4.8,
        y: 7.2,
        half: 2.7,
        deep: 2.7,
        tall: 14,
        rise: 9,
        hip: 1,
        roof: PALETTE.spire,
        stone: true,
        front: 'church',
        tower: true,
      },
      {
        x: 4.8,
        y: 7.2,
        half: 2.7,
        deep: 2.7,
        tall: 14,
        rise: 9,
        hip: 1,
        roof: PALETTE.spire,
        stone: true,
        front: 'church',
        tower: true,
      },
      ...[-12.5, -4, 4.5, 13].flatMap((y, i): Part[] => [
        {
          x: -16,
          y,
          half: 3.4,
          deep: 3,
          tall: 3.6,
          rise: 3.2,
          hip: 0.8,
          roof: i % 2 === 0 ? RED : ORANGE,
          front: 'house',
        },
        {
          x: 16,
          y,
          half: 3.4,
          deep: 3,
          tall: 3.6,
          rise: 3.2,
          hip: 0.8,
          roof: i % 2 === 0 ? ORANGE : RED,
          front: 'house',
        },
      ]),
    ],
    trees: [
      [-10, 15.4, 2, 'bush'],
      [10, 15.4, 2, 'bush'],
      [-9.4, -14, 2.2, 'poplar'],
      [9.4, -14, 2.2, 'poplar'],
    ],
    court: [0, 13.4, 7.4, 4],
    chimney: [16, 4.5, 8],
  },
} as const satisfies Readonly<Record<string, Form>>;

export const MONASTERY_FORMS = ['cloister', 'priory', 'charterhouse'] as const;

const formOf = ({ form }: Monastery): Form => FORMS[form];

/** The trodden ground it stands on, and its court with two paths and a fountain. */
export function paintGrounds(pen: Pen, look: Look, monastery: Monastery): void {
  const { at: middle, scale } = monastery;
  const [x, y, half, deep] = formOf(monastery).court;
  const point = (u: number, v: number): Point => at(middle.x + u * scale, middle.y + v * scale);
  const box = (u: number, v: number, w: number, d: number): Point[] => [
    point(u - w, v - d),
    point(u + w, v - d),
    point(u + w, v + d),
    point(u - w, v + d),
  ];
  const yard = box(0, 0, 20.6, 19.4);
  fillShape(pen, yard, tone(PALETTE.earth[2], 0.98, 0.85));
  pen.lineJoin = 'round';
  pen.lineWidth = 2.4 * scale;
  pen.strokeStyle = faded(PALETTE.earth[1], 0.75);
  pen.stroke();
  fillShape(pen, box(x, y, half, deep), PALETTE.meadow[2]);
  fillShape(pen, box(x, y, half, 0.9), PALETTE.road);
  fillShape(pen, box(x, y, 0.9, deep), PALETTE.road);
  if (!look.fine) return;
  fillDisc(pen, point(x, y), 2.6 * scale, 2 * scale, PALETTE.stoneDark);
  fillDisc(pen, point(x, y - 0.3), 2.2 * scale, 1.6 * scale, PALETTE.stone);
  fillDisc(pen, point(x, y - 0.3), 1.5 * scale, 1.1 * scale, PALETTE.water[1]);
}

export function monasteryThings(monastery: Monastery): Thing[] {
  const { parts, trees, chimney } = formOf(monastery);
  const { at: middle, scale, isClosed } = monastery;
  const blocks = parts.map((part) => ({ part, block: blockOf(monastery, part) }));
  const towers = blocks.filter(({ part }) => part.tower);
  return [
    ...blocks.map(({ part, block }, i) => blockThing(block, part.front ?? 'house', i)),
    ...towers.map(({ block }, i) => finial(block, scale, isClosed && i === 0)),
    ...trees.map(([x, y, radius, kind], i) =>
      treeThing({
        at: at(middle.x + x * scale, middle.y + y * scale),
        radius: radius * scale,
        kind,
        seed: i,
      }),
    ),
    ...(isClosed
      ? [smoke(at(middle.x + chimney[0] * scale, middle.y + chimney[1] * scale), chimney[2] * scale)]
      : []),
  ];
}

function blockOf({ at: middle, scale, tallest }: Monastery, part: Part): Block {
  const y = middle.y + part.y * scale;
  const high = (part.tall + part.rise) * scale;
  const fit = part.tower ? Math.min(1, (tallest + part.y * scale) / TILT / high) : 1;
  return {
    x: middle.x + part.x * scale,
    y,
    half: part.half * scale,
    deep: part.deep * scale,
    angle: part.across ? Math.PI / 2 : 0,
    tall: part.tall * scale * fit,
    rise: part.rise * scale * fit,
    hip: part.hip ?? 0,
    roof: part.roof ?? RED,
    wall: part.stone ? PALETTE.stone : PALETTE.plaster[0],
  };
}

/** A cross on the tower, and a flag beside it once the monastery is closed. */
function finial({ x, y, tall, rise }: Block, scale: number, hasFlag: boolean): Thing {
  const top = y - (tall + rise) * TILT;
  return {
    foot: y + 0.1,
    draw: (pen, { bold }) => {
      const wide = 0.6 * bold;
      pen.fillStyle = PALETTE.gold;
      pen.fillRect(x - wide / 2, top - 3 * scale, wide, 3.2 * scale);
      pen.fillRect(x - 1.1 * scale, top - 2.3 * scale, 2.2 * scale, wide);
      if (!hasFlag) return;
      const [u, v, size] = [x + wide / 2, top + 0.6, bold];
      fillShape(
        pen,
        [
          at(u, v),
          at(u + 6 * size, v + 1.3 * size),
          at(u + 4.4 * size, v + 2.2 * size),
          at(u + 6 * size, v + 3.2 * size),
          at(u, v + 3.6 * size),
        ],
        PALETTE.flag,
      );
    },
  };
}

/** Somebody is at home. */
function smoke({ x, y }: Point, height: number): Thing {
  return {
    foot: y + 30,
    draw: (pen) => {
      for (const [up, right, radius, alpha] of [
        [0, 0, 0.9, 0.6],
        [1.8, 0.7, 1.3, 0.5],
        [4, 1.8, 1.8, 0.4],
        [6.8, 3.4, 2.3, 0.28],
      ] as const) {
        fillDisc(
          pen,
          at(x + right, y - height * TILT - up),
          radius,
          radius * 0.85,
          faded(PALETTE.parchment, alpha),
        );
      }
    },
  };
}
