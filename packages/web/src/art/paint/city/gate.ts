import { at, type Point, plus, times } from '../../geometry.ts';
import { type Block, paintBlock, shadeBlock } from '../block.ts';
import { PALETTE } from '../palette.ts';
import { fillShape, type Pen } from '../pen.ts';
import { randomOf } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { type Spot, seen } from '../solid.ts';
import { towerThing } from './tower.ts';

/** Where a road enters, pointing into the city. */
export interface Gate {
  readonly point: Point;
  readonly into: Point;
}

/** From the middle to where the wall begins again. */
export const GATE_HALF = 6.2;
const HOUSE = { half: 3.6, deep: 2.6, tall: 9.4, rise: 3.2 };
const ARCH = { half: 2.3, straight: 3.6 };

/** A gatehouse between two towers. The passage goes along `into`, so it is seen rightly from every side. */
export function gateThings({ point, into }: Gate): Thing[] {
  const across = at(-into.y, into.x);
  const towers = [-1, 1].map((side) =>
    towerThing({
      at: plus(point, times(across, side * 5)),
      radius: 2.7,
      tall: 10.6,
      roof: PALETTE.roofs[0],
    }),
  );
  const block: Block = {
    ...point,
    ...HOUSE,
    angle: Math.atan2(across.y, across.x),
    hip: 0.7,
    roof: PALETTE.roofs[1],
    wall: PALETTE.stone,
  };
  const house: Thing = {
    foot: point.y,
    shade: (pen) => shadeBlock(pen, block),
    draw: (pen, look) => {
      paintBlock(pen, block, look, 'plain', randomOf('gatehouse'));
      paintArch(pen, { point, into }, look);
    },
  };
  return [...towers, house];
}

/** The opening, on whichever of its two fronts faces the eye: drawn on the front itself, so it narrows with it. */
function paintArch(pen: Pen, { point, into }: Gate, { glow }: Look): void {
  const side = into.y < 0 ? -1 : 1;
  if (Math.abs(into.y) < 0.12) return;
  const front = plus(point, times(into, side * (HOUSE.deep + 0.05)));
  const across = at(-into.y, into.x);
  const outline = arch(front, across, 1);
  fillShape(pen, arch(front, across, 1.22), PALETTE.stoneDark);
  fillShape(pen, outline, PALETTE.passage);
  if (glow !== undefined) fillShape(glow, arch(front, across, 0.8), PALETTE.windows[1]);
}

function arch(foot: Point, across: Point, size: number): Point[] {
  const spot = (u: number, z: number): Spot => [foot.x + across.x * u, foot.y + across.y * u, z];
  const [half, straight] = [ARCH.half * size, ARCH.straight];
  const round = Array.from({ length: 7 }, (_, i) => {
    const angle = (Math.PI * i) / 6;
    return spot(half * Math.cos(angle), straight + half * Math.sin(angle));
  });
  return [spot(half, 0), ...round, spot(-half, 0)].map(seen);
}
