import { at, type Point, plus, times } from '../../geometry.ts';
import { type Block, paintBlock, shadeBlock } from '../block.ts';
import { PALETTE } from '../palette.ts';
import { fillShape, type Pen } from '../pen.ts';
import { randomOf } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { type Spot, seen } from '../solid.ts';
import { towerThing } from './tower.ts';
import { parapetThing } from './wall.ts';

/** Where a road enters, pointing into the city. */
export interface Gate {
  readonly point: Point;
  readonly into: Point;
}

/** From the middle to where the wall begins again. */
export const GATE_HALF = 7.4;
const HOUSE = { half: 4.6, deep: 2.7, tall: 9, rise: 3.4 };
const ARCH = { half: 2.7, straight: 3 };
/** How far the dark of a passage reaches out on the road. */
const MOUTH = 2.2;
const TOWER = { radius: 2.4, tall: 8.4, roof: PALETTE.roofs[0] };
/** How far the forework reaches out over the ditch. */
const FOREWORK = 7.5;

/** A gatehouse between two towers, and a forework along the road. The passage goes along `into`: it is right from every side. */
export function gateThings({ point, into }: Gate): Thing[] {
  const across = at(-into.y, into.x);
  const beside = (by: number, far: number) => plus(point, plus(times(across, by), times(into, -far)));
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
  return [
    ...[-6.2, 6.2].map((by) => towerThing({ ...TOWER, at: beside(by, 0) })),
    ...[-5.4, 5.4].map((by) => parapetThing(beside(by, 2), beside(by * 1.06, FOREWORK))),
    house,
  ];
}

/** The opening, on whichever of the two fronts faces the eye: drawn on the front itself, so it narrows with it. */
function paintArch(pen: Pen, { point, into }: Gate, { glow }: Look): void {
  if (Math.abs(into.y) < 0.12) {
    for (const out of [-1, 1]) {
      fillShape(pen, mouth(point, into, out, 1), PALETTE.passage);
      if (glow !== undefined) fillShape(glow, mouth(point, into, out, 0.7), PALETTE.windows[1]);
    }
    return;
  }
  const front = plus(point, times(into, Math.sign(into.y) * (HOUSE.deep + 0.05)));
  const across = at(-into.y, into.x);
  fillShape(pen, arch(front, across, 1.2), PALETTE.stoneDark);
  fillShape(pen, arch(front, across, 1), PALETTE.passage);
  if (glow !== undefined) fillShape(glow, arch(front, across, 0.8), PALETTE.windows[1]);
}

/** Seen from the side neither front shows: what tells the passage is the dark on the road before it. */
function mouth(point: Point, into: Point, out: number, size: number): Point[] {
  const foot = plus(point, times(into, out * (HOUSE.deep - 0.2)));
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    const along = times(into, out * MOUTH * size * Math.sin(angle));
    return plus(plus(foot, along), times(at(-into.y, into.x), ARCH.half * size * Math.cos(angle)));
  });
}

function arch(foot: Point, across: Point, size: number): Point[] {
  const spot = (u: number, z: number): Spot => [foot.x + across.x * u, foot.y + across.y * u, z];
  const half = ARCH.half * size;
  const round = Array.from({ length: 7 }, (_, i) => {
    const angle = (Math.PI * i) / 6;
    return spot(half * Math.cos(angle), ARCH.straight + half * Math.sin(angle));
  });
  return [spot(half, 0), ...round, spot(-half, 0)].map(seen);
}
