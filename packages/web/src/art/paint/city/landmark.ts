import { type Block, type Front, paintBlock, shadeBlock } from '../block.ts';
import { PALETTE } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { randomOf } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { TILT } from '../solid.ts';
import { type Footprint, pointOf } from './footprint.ts';

/** What towers over the roofs of a city. */
export interface Landmark extends Footprint {
  readonly form: LandmarkForm;
  readonly roof: string;
  readonly seed: number;
}

export const LANDMARKS = {
  chapel: { half: 5.6, deep: 3.4 },
  parish: { half: 9.6, deep: 4.6 },
  crossed: { half: 10.2, deep: 6.4 },
  minster: { half: 10.8, deep: 5.8 },
  hall: { half: 8.8, deep: 5 },
} as const;
export type LandmarkForm = keyof typeof LANDMARKS;

interface Part {
  readonly block: Block;
  readonly front: Front;
  /** Over the ridge of its roof. */
  readonly cross?: boolean;
}

/** Each of its parts is a thing of its own, so that whatever stands between them is painted in between. */
export function landmarkThings(landmark: Landmark): Thing[] {
  return PARTS[landmark.form](landmark).map(({ block, front, cross = false }, i) => ({
    foot: block.y + i * 0.01,
    shade: (pen) => shadeBlock(pen, block),
    draw: (pen, look) => {
      paintBlock(pen, block, look, front, randomOf(`landmark ${landmark.seed} ${i}`));
      if (cross) paintCross(pen, block, look);
    },
  }));
}

const PARTS: Readonly<Record<LandmarkForm, (landmark: Landmark) => Part[]>> = {
  chapel: (ground) => [
    part(ground, { u: 0.6, half: 4.8, deep: 3.2, tall: 4.6, rise: 4.4 }),
    spire(ground, { u: -3.2, half: 1.5, tall: 9, rise: 6.5 }),
  ],
  parish: (ground) => [
    part(ground, { u: 1.6, half: 7, deep: 3.7, tall: 5.6, rise: 5.2 }),
    part(ground, { u: 8.2, half: 1.9, deep: 2.6, tall: 4.6, rise: 3.6, hip: 0.9 }),
    spire(ground, { u: -6.6, half: 2.9, tall: 12.5, rise: 12 }),
  ],
  crossed: (ground) => [
    part(ground, { u: 0, half: 9.6, deep: 3.4, tall: 5.8, rise: 4.8 }),
    part(ground, { u: 1.2, half: 6, deep: 2.9, tall: 5.8, rise: 4.6, across: true }),
    spire(ground, { u: 1.2, half: 2.6, tall: 12.5, rise: 10 }),
  ],
  minster: (ground) => [
    part(ground, { u: 1.6, half: 8.4, deep: 5.4, tall: 4, rise: 2.6 }),
    part(ground, { u: 1.6, half: 8.2, deep: 3, tall: 7.6, rise: 4.4 }),
    spire(ground, { u: -8, v: -3, half: 2.4, tall: 12, rise: 8.5 }),
    spire(ground, { u: -8, v: 3, half: 2.4, tall: 12, rise: 8.5 }),
  ],
  hall: (ground) => [
    part(ground, { u: 0, half: 8.4, deep: 4.8, tall: 6.4, rise: 5.6, hip: 0.8, front: 'house' }),
    spire(ground, { u: 0, half: 1.3, base: 11, tall: 2.6, rise: 3.6, cross: false }),
  ],
};

interface Measures {
  readonly u: number;
  readonly v?: number;
  readonly half: number;
  readonly deep?: number;
  readonly tall: number;
  readonly rise: number;
  readonly base?: number;
  readonly hip?: number;
  readonly across?: boolean;
  readonly cross?: boolean;
  readonly front?: Front;
}

function part(ground: Landmark, measures: Measures): Part {
  const {
    u,
    v = 0,
    half,
    deep = half,
    tall,
    rise,
    base = 0,
    hip = 0,
    across = false,
    front = 'church',
  } = measures;
  const angle = ground.angle + (across ? Math.PI / 2 : 0);
  const wall = PALETTE.plaster[front === 'church' ? 0 : 2];
  const block = {
    ...pointOf(ground, u, v),
    half,
    deep,
    tall,
    rise,
    base,
    hip,
    angle,
    roof: ground.roof,
    wall,
  };
  return { block, front };
}

/** A tower of stone under a pointed roof of slate. */
function spire(ground: Landmark, measures: Measures): Part {
  const { block } = part(ground, { ...measures, hip: 1 });
  const cross = measures.cross ?? true;
  return { block: { ...block, roof: PALETTE.spire, wall: PALETTE.stone }, front: 'church', cross };
}

function paintCross(pen: Pen, { x, y, tall, rise, base = 0 }: Block, { bold, glow }: Look): void {
  const top = y - (base + tall + rise) * TILT;
  const wide = 0.5 * bold;
  for (const one of [pen, glow]) {
    if (one === undefined) continue;
    one.fillStyle = one === pen ? PALETTE.gold : '#000';
    one.fillRect(x - wide / 2, top - 2.6, wide, 2.8);
    one.fillRect(x - 0.95, top - 1.9, 1.9, wide);
  }
}
