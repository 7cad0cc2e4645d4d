import { type Block, paintBlock, shadeBlock } from '../block.ts';
import { PALETTE } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { oneOf, type Random, randomOf, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { TILT } from '../solid.ts';
import { tone } from '../tone.ts';
import { type Footprint, pointOf } from './footprint.ts';

export interface House extends Footprint {
  readonly form: 'gable' | 'hip' | 'wing' | 'tower';
  readonly tall: number;
  readonly rise: number;
  readonly roof: string;
  readonly wall: string;
  readonly chimney: boolean;
  readonly seed: number;
  /** How far it steps up to each edge of the tile, as printed. */
  readonly steps: readonly number[];
}

const FORMS = ['gable', 'gable', 'gable', 'gable', 'gable', 'hip', 'hip', 'wing', 'tower'] as const;

/** A house somewhere along a street, before it is known whether it fits. */
export function newHouse(random: Random, x: number, y: number, angle: number, size = 1): House {
  const form = size < 0.8 ? 'gable' : oneOf(random, FORMS);
  const deep = within(random, 3.5, 4.4) * size;
  const house = {
    x,
    y,
    angle,
    form,
    half: within(random, 3.9, 6) * size,
    deep,
    tall: within(random, 3, 4.8),
    rise: within(random, 3.2, 4.4) * Math.min(1, size + 0.1),
    roof: roofAt(random, x, y),
    wall: oneOf(random, PALETTE.plaster),
    chimney: random() < 0.45,
    seed: Math.floor(random() * 1e6),
    steps: [0, 0, 0, 0],
  };
  if (form === 'wing') return { ...house, half: house.half * 1.12, deep: deep * 1.22 };
  if (form === 'tower') return { ...house, half: deep, tall: house.tall + 3, rise: house.rise + 1.5 };
  return house;
}

const [RED, BRICK, ORANGE, ROSE, OCHRE, SLATE, MOSS, BROWN] = PALETTE.roofs;
const TERRACOTTA = [RED, RED, BRICK, ORANGE, ROSE, BROWN];

/** Two roofs in three are of the terracotta family; slate, ochre and moss come in quarters of the town. */
function roofAt(random: Random, x: number, y: number): string {
  const wave = 0.5 + 0.5 * Math.sin(x * 0.073 + 2.1 * Math.sin(y * 0.091 + 1));
  const slate = wave > 0.66 ? 0.2 : 0.04;
  const ochre = wave < 0.36 ? 0.2 : 0.05;
  const chance = random();
  if (chance < slate) return SLATE;
  if (chance < slate + ochre) return OCHRE;
  return chance < slate + ochre + 0.06 ? MOSS : oneOf(random, TERRACOTTA);
}

export function houseThing(house: House): Thing {
  const blocks = blocksOf(house).sort((a, b) => a.y - b.y);
  return {
    foot: house.y,
    shade: (pen) => {
      for (const block of blocks) shadeBlock(pen, block);
    },
    draw: (pen, look) => {
      const random = randomOf(`house ${house.seed}`);
      for (const block of blocks) paintBlock(pen, block, look, 'house', random);
      if (house.chimney && look.fine) paintChimney(pen, house, look);
    },
  };
}

function blocksOf(house: House): Block[] {
  const { form, half, deep, angle } = house;
  const block: Block = { ...house, hip: form === 'tower' ? 1 : form === 'hip' ? 0.9 : 0 };
  if (form !== 'wing') return [block];
  const main = pointOf(house, 0, -deep * 0.3);
  const wing = pointOf(house, half * 0.5, deep * 0.33);
  return [
    { ...block, ...main, deep: deep * 0.7 },
    {
      ...block,
      ...wing,
      half: deep * 0.66,
      deep: half * 0.46,
      angle: angle + Math.PI / 2,
      rise: house.rise * 0.85,
    },
  ];
}

function paintChimney(pen: Pen, house: House, { glow }: Look): void {
  const { x, y } = pointOf(house, house.half * 0.5, 0);
  const top = y - (house.tall + house.rise) * TILT - 1.1;
  pen.fillStyle = tone(PALETTE.chimney, 0.8);
  pen.fillRect(x - 0.55, top, 1.1, 1.9);
  pen.fillStyle = tone(PALETTE.chimney, 1.25);
  pen.fillRect(x - 0.55, top, 1.1, 0.5);
  if (glow !== undefined) {
    glow.fillStyle = '#000';
    glow.fillRect(x - 0.55, top, 1.1, 1.9);
  }
}
