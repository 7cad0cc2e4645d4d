import { at, type Point } from '../../geometry.ts';
import { type Block, blockThing } from '../block.ts';
import { treeThing } from '../country/tree.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, type Pen } from '../pen.ts';
import type { Thing } from '../scenery.ts';
import { faded, tone } from '../tone.ts';

/** Trodden earth around the house. */
export function paintYard(pen: Pen, { x, y }: Point): void {
  fillDisc(pen, at(x, y), 10, 8.4, faded(PALETTE.earth[1], 0.5));
  fillDisc(pen, at(x, y), 8.6, 7, tone(PALETTE.earth[2], 1));
}

/** A farmhouse with its barn, at which a road ends. */
export function farmOf({ x, y }: Point): Thing[] {
  const house = { hip: 0, angle: 0.1, roof: PALETTE.thatch[0], wall: PALETTE.plaster[0] };
  const blocks: readonly Block[] = [
    { ...house, x: x - 1.4, y: y - 1.8, half: 4.8, deep: 2.9, tall: 3.4, rise: 3.8 },
    {
      ...house,
      x: x + 4.6,
      y: y + 3.6,
      half: 2.8,
      deep: 2.2,
      tall: 2.4,
      rise: 2.8,
      roof: PALETTE.thatch[2],
      wall: PALETTE.timber,
    },
  ];
  return [
    ...blocks.map((block, i) => blockThing(block, i === 0 ? 'house' : 'plain', i)),
    treeThing({ at: at(x - 6, y + 3.4), radius: 2.6, kind: 'round', seed: 4 }),
  ];
}
