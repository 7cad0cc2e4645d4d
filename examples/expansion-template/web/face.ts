import { type FaceArt, fillPath, medallion, PALETTE } from '@bastide/web/face';

/** Four sails in a box from -6 to 6, as the `d` of an SVG path. */
const SAILS = 'M0 0L-4.8-3L-3-4.8ZM0 0L4.8 3L3 4.8ZM0 0L3-4.8L4.8-3ZM0 0L-3 4.8L-4.8 3Z';
const HUB = 'M0-1.2A1.2 1.2 0 1 1 0 1.2A1.2 1.2 0 1 1 0-1.2Z';

/** How the page paints its marks on tiles. A mark that is missing here is a letter; colours are those of the palette. */
export const face: FaceArt = {
  marks: {
    windmillSign: {
      paint: ({ at }) =>
        medallion(at, PALETTE.flag, (pen) => {
          fillPath(pen, SAILS, PALETTE.parchment);
          fillPath(pen, HUB, PALETTE.gold);
        }),
    },
  },
};
