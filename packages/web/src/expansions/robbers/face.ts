import type { FaceArt } from '../../art/face-art.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import type { Pen } from '../../art/paint/pen.ts';
import { fillPath, propAt, strokePath } from '../../art/paint/sign.ts';
import { tone } from '../../art/paint/tone.ts';

const CLOTH = '#8a6a45';
const SACK = 'M-2.2-8.4C-6.4-6.4-8.6-1.6-7 1.4C-6 3.2 6 3.2 7 1.4C8.6-1.6 6.4-6.4 2.2-8.4Z';
const LIT = 'M-2.4-7.6C-5.8-5.6-7.6-1.8-6.4.6C-5.4-2.2-4-5.2-1.4-7.8Z';
const DARK = 'M2.2-8C6-5.8 7.8-1.8 6.6 1.2C5.6 2.6 2.6 2.7.6 2.7C4.4 0 4.6-4.8 2.2-8Z';
const MOUTH = 'M-3.6-13L0-11.6L3.6-13L2.4-8.8H-2.4Z';
const CORD = 'M-2.6-8.7C-1-8 1-8 2.6-8.7';
const COIN = 'M0-4.9A3.3 3.3 0 1 1 0 1.7A3.3 3.3 0 1 1 0-4.9Z';
const RIM = 'M0-3.9A2.3 2.3 0 1 1 0 .7A2.3 2.3 0 1 1 0-3.9Z';
const LOOT =
  'M-9.4 2A1.9 1.2 0 1 1-5.6 2A1.9 1.2 0 1 1-9.4 2ZM5.8 2.6A1.9 1.2 0 1 1 9.6 2.6A1.9 1.2 0 1 1 5.8 2.6Z';

/** A sack of coins that somebody was in a hurry to hide. */
function drawSack(pen: Pen): void {
  fillPath(pen, SACK, CLOTH, 0.7);
  fillPath(pen, DARK, tone(CLOTH, 0.5), 0);
  fillPath(pen, LIT, tone(CLOTH, 1.45), 0);
  fillPath(pen, MOUTH, tone(CLOTH, 0.9), 0);
  strokePath(pen, MOUTH, tone(CLOTH, 0.25), 0.6);
  strokePath(pen, CORD, PALETTE.flag, 1.4);
  fillPath(pen, COIN, PALETTE.gold, 0.6);
  strokePath(pen, RIM, tone(PALETTE.gold, 0.55), 0.6);
  fillPath(pen, LOOT, PALETTE.gold, 0.5);
}

export const face: FaceArt = {
  marks: {
    robber: {
      paint: ({ at: { x, y } }) => propAt({ x, y: y + 5 }, { half: 10, tall: 16 }, drawSack),
    },
  },
};
