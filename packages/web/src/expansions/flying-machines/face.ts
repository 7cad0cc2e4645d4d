import type { FaceArt } from '../../art/face-art.ts';
import { at, type Point } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { fillDisc, type Pen } from '../../art/paint/pen.ts';
import type { Scenery } from '../../art/paint/scenery.ts';
import { fillPath, signScale, strokePath } from '../../art/paint/sign.ts';
import { faded, tone } from '../../art/paint/tone.ts';

/** Seen from above, its nose to the north. */
const LEFT = 'M-1-3.4C-4.6-6-8.8-5-11.4-.2C-9.6-1-8.4-.9-7.4.2C-6-.9-4.8-.7-3.8.5C-2.8-.3-1.8 0-1 .8Z';
const RIGHT = 'M1-3.4C4.6-6 8.8-5 11.4-.2C9.6-1 8.4-.9 7.4.2C6-.9 4.8-.7 3.8.5C2.8-.3 1.8 0 1 .8Z';
const RIBS =
  'M-1.4-2.6C-5-4.4-8-3.6-11-.4M-5-4.6L-3.8.4M-8.4-4L-7.4.1M1.4-2.6C5-4.4 8-3.6 11-.4M5-4.6L3.8.4M8.4-4L7.4.1';
const TAIL = 'M-.9 4.6L-4 8.8L-1.4 8.2L0 9.6L1.4 8.2L4 8.8L.9 4.6Z';
const HULL = 'M0-8C1.6-6 1.7 2.4.9 6.6H-.9C-1.7 2.4-1.6-6 0-8Z';
const NOSE = 'M0-11.4L3.4-6.4L0-7.6L-3.4-6.4Z';
/** Where it is going. */
const PATH = 'M0-13.2V-14.2M0-16.2V-17.2';

function drawMachine(pen: Pen): void {
  fillPath(pen, LEFT, PALETTE.parchment, 0.6);
  fillPath(pen, RIGHT, tone(PALETTE.parchment, 0.82), 0);
  strokePath(pen, RIGHT, tone(PALETTE.parchment, 0.25), 0.6);
  strokePath(pen, RIBS, tone(PALETTE.timber, 0.9), 0.5);
  fillPath(pen, TAIL, PALETTE.gold, 0.6);
  fillPath(pen, HULL, PALETTE.roofs[7], 0.6);
  fillPath(pen, NOSE, PALETTE.flag, 0.6);
  strokePath(pen, PATH, PALETTE.flag, 1.2);
}

const SHAPES = [LEFT, RIGHT, TAIL, HULL, NOSE];

/** It flies: its shadow lies apart from it, on the ground. */
function machineAt({ x, y }: Point, degrees: number): Scenery {
  const aloft = (pen: Pen, place: Point, scale: number, paint: () => void) => {
    pen.save();
    pen.translate(place.x, place.y);
    pen.rotate((degrees * Math.PI) / 180);
    pen.scale(scale, scale);
    paint();
    pen.restore();
  };
  return {
    top: (pen, look) => {
      const scale = Math.min(1.6, signScale(look));
      aloft(pen, at(x + 4.6, y + 4.4), scale * 0.96, () => {
        for (const d of SHAPES) fillPath(pen, d, faded(PALETTE.shadow, 0.42), 0);
      });
      aloft(pen, at(x, y), scale, () => drawMachine(pen));
      if (look.glow !== undefined) fillDisc(look.glow, at(x, y), 10 * scale, 10 * scale, '#000');
    },
  };
}

export const face: FaceArt = {
  marks: {
    flyingMachine: {
      radius: 11,
      // Its number is a direction, in eighths from the north.
      paint: ({ at: place, value }, { rot }) => machineAt(place, (value - 1) * 45 + rot),
    },
  },
};
