import type { Point } from '../../../art/geometry.ts';
import { PALETTE } from '../../../art/paint/palette.ts';
import type { Scenery } from '../../../art/paint/scenery.ts';
import { fillPath, letterOn, medallion, strokePath } from '../../../art/paint/sign.ts';

const SPOKES = 'M0-6V6M-6 0H6M-4.2-4.2L4.2 4.2M4.2-4.2L-4.2 4.2';
const HUB = 'M0-4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0-4.4Z';

/** A wheel with the number of steps the pig goes. */
export const wheelSign = (at: Point, steps: number): Scenery =>
  medallion(at, PALETTE.flag, (pen) => {
    strokePath(pen, SPOKES, PALETTE.roadEdge, 1.1);
    fillPath(pen, HUB, PALETTE.parchment, 0.5);
    letterOn(pen, String(steps), 8.6);
  });
