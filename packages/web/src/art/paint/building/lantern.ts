import { at, type Point } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc } from '../pen.ts';
import type { Thing } from '../scenery.ts';

/** Burns in the court of a closed monastery and in a closed garden. */
export function lantern({ x, y }: Point): Thing {
  return {
    foot: y + 0.2,
    draw: (pen, { glow, bold }) => {
      pen.fillStyle = PALETTE.timber;
      pen.fillRect(x - 0.3 * bold, y - 7, 0.6 * bold, 7);
      fillDisc(pen, at(x, y - 7.4), 1.1 * bold, 1.2 * bold, PALETTE.gold);
      if (glow !== undefined) fillDisc(glow, at(x, y - 7.4), 1.2 * bold, 1.3 * bold, PALETTE.windows[2]);
    },
  };
}
