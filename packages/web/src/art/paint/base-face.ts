import type { FaceArt } from '../face-art.ts';
import { PALETTE } from './palette.ts';
import { fillPath, shieldAt } from './sign.ts';

const CROSS = 'M-1.2-6.6H1.2V-2.4H5.5V0H1.2V6.4L0 7.3L-1.2 6.4V0H-5.5V-2.4H-1.2Z';

/** What the base game prints on tiles. */
export const baseFace: FaceArt = {
  marks: {
    pennant: {
      paint: ({ at }) => shieldAt(at, PALETTE.shield, (pen) => fillPath(pen, CROSS, PALETTE.parchment, 0)),
    },
  },
};
