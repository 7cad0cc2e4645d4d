import { type FaceArt, fillPath, medallion, PALETTE, strokePath } from '@bastide/web/face';

/** A maypole with two ribbons. */
export const face: FaceArt = {
  marks: {
    festival: {
      paint: ({ at }) =>
        medallion(at, PALETTE.flag, (pen) => {
          strokePath(pen, 'M0 5V-4.4', PALETTE.timber, 1.3);
          strokePath(pen, 'M0-4.4C-5-3-1 0-3.8 4.2', PALETTE.shield, 1.2);
          strokePath(pen, 'M0-4.4C5-3 1 0 3.8 4.2', PALETTE.flag, 1.2);
          fillPath(pen, 'M0-6A1.4 1.4 0 1 1 0-3.2A1.4 1.4 0 1 1 0-6Z', PALETTE.gold);
        }),
    },
  },
};
