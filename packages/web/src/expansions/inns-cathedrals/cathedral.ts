import type { Point } from '../../art/geometry.ts';
import { type Block, type Front, paintBlock, shadeBlock } from '../../art/paint/block.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { fillDisc, type Pen } from '../../art/paint/pen.ts';
import { randomOf } from '../../art/paint/random.ts';
import type { Look, Scenery, Thing } from '../../art/paint/scenery.ts';
import { TILT } from '../../art/paint/solid.ts';
import { tone } from '../../art/paint/tone.ts';

/** A part of the building: along and beside the nave, from its middle. */
interface Part extends Pick<Block, 'half' | 'deep' | 'tall' | 'rise'> {
  readonly u: number;
  readonly v?: number;
  readonly base?: number;
  readonly hip?: number;
  readonly across?: boolean;
  readonly cross?: boolean;
  readonly front?: Front;
}

/** Copper, which nothing else is roofed with. */
const COPPER = '#6fb0a0';
const LIMESTONE = '#f7efdc';

const PARTS: readonly Part[] = [
  { u: 1, half: 13, deep: 7.6, tall: 5.4, rise: 2.6 },
  { u: 15, half: 3.4, deep: 4.4, tall: 7.4, rise: 4.4, hip: 1 },
  { u: 1, half: 13.6, deep: 4, tall: 10.4, rise: 5.6 },
  { u: 5.4, half: 11.2, deep: 3.6, tall: 10, rise: 5.4, across: true },
  { u: 5.4, half: 2.6, deep: 2.6, base: 13, tall: 5, rise: 13, hip: 1, cross: true },
  { u: -13.4, v: -5.4, half: 3.5, deep: 3.5, tall: 19, rise: 11, hip: 1, cross: true },
  { u: -13.4, v: 5.4, half: 3.5, deep: 3.5, tall: 19, rise: 11, hip: 1, cross: true },
];

/** Nave and aisles, a transept, two towers and a spire, larger than anything else in the land. */
export function cathedralAt(middle: Point, rot: number): Scenery {
  const turned = (rot * Math.PI) / 180;
  return { things: PARTS.map((part, i) => thingOf(blockOf(middle, turned, part), part, i)) };
}

function blockOf({ x, y }: Point, turned: number, part: Part): Block {
  const { u, v = 0, half, deep, tall, rise, base = 0, hip = 0, across = false } = part;
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  return {
    x: x + u * c - v * s,
    y: y + 4 + u * s + v * c,
    angle: turned + (across ? Math.PI / 2 : 0),
    half,
    deep,
    tall,
    rise,
    base,
    hip,
    roof: COPPER,
    wall: LIMESTONE,
  };
}

function thingOf(block: Block, { cross = false, front = 'church', base = 0 }: Part, i: number): Thing {
  return {
    // What stands on the crossing comes after the roofs under it.
    foot: block.y + i * 0.01 + (base > 0 ? 4 : 0),
    shade: (pen) => shadeBlock(pen, block),
    draw: (pen, look) => {
      paintBlock(pen, block, look, front, randomOf(`cathedral ${i}`));
      if (cross) paintCross(pen, block, look);
    },
  };
}

function paintCross(pen: Pen, { x, y, tall, rise, base = 0 }: Block, { bold }: Look): void {
  const top = y - (base + tall + rise) * TILT;
  pen.fillStyle = PALETTE.gold;
  pen.fillRect(x - 0.35 * bold, top - 4, 0.7 * bold, 4.4);
  pen.fillRect(x - 1.5, top - 2.9, 3, 0.7 * bold);
  fillDisc(pen, { x, y: top }, 0.8, 0.8, tone(PALETTE.gold, 1.2));
}
