import { at, type Point } from '../../geometry.ts';
import { type Block, blockThing } from '../block.ts';
import { treeThing } from '../country/tree.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, fillShape, type Pen } from '../pen.ts';
import type { Look, Thing } from '../scenery.ts';
import { TILT } from '../solid.ts';
import { faded, tone } from '../tone.ts';
import { lantern } from './lantern.ts';
import { MONASTERIES, type MonasteryForm, type Part } from './monastery-form.ts';

/** A monastery in its own measures: 22 units from its middle to its outer walls. */
export interface Monastery {
  readonly at: Point;
  /** How large a unit is on this tile. */
  readonly scale: number;
  /** How high its tower may be, so that it stays on the tile. */
  readonly tallest: number;
  readonly form: MonasteryForm;
  readonly isClosed: boolean;
}

export const FULL_REACH = 22;

/** The trodden ground it stands on, and its court with two paths and a fountain. */
export function paintGrounds(pen: Pen, look: Look, monastery: Monastery): void {
  const { at: middle, scale } = monastery;
  const [x, y, half, deep] = MONASTERIES[monastery.form].court;
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
  const { parts, trees, chimney, court } = MONASTERIES[monastery.form];
  const { at: middle, scale, isClosed } = monastery;
  const blocks = parts.map((part) => ({ part, block: blockOf(monastery, part) }));
  const towers = blocks.filter(({ part }) => part.tower);
  return [
    ...blocks.map(({ part, block }, i) => blockThing(block, part.front, i)),
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
      ? [
          smoke(at(middle.x + chimney[0] * scale, middle.y + chimney[1] * scale), chimney[2] * scale),
          lantern(at(middle.x + court[0] * scale, middle.y + court[1] * scale)),
        ]
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
    roof: part.roof,
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
