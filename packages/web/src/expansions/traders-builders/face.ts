import type { FaceArt, MarkArt } from '../../art/face-art.ts';
import { at, type Point } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import type { Pen } from '../../art/paint/pen.ts';
import { type Thing, together } from '../../art/paint/scenery.ts';
import { fillPath, shieldAt, strokePath } from '../../art/paint/sign.ts';
import { castShadow } from '../../art/paint/solid.ts';
import { tone } from '../../art/paint/tone.ts';
import { GOODS } from './goods.ts';

const { wine, wheat, cloth } = GOODS;
const [WINE, WHEAT, CLOTH] = [wine.colour, wheat.colour, cloth.colour];
/** Behind the gold of the wheat. */
const GREEN = '#3f6a3c';

/** The shield of a kind of goods, and some of them piled up at its foot. */
const goods = (colour: string, emblem: (pen: Pen) => void, drawOne: (pen: Pen) => void): MarkArt => ({
  radius: 9.5,
  paint: ({ at: middle }) =>
    together([
      { things: PILE.map(({ x, y }) => goodAt(at(middle.x + x, middle.y + y), drawOne)) },
      shieldAt(at(middle.x, middle.y - 1.4), colour, emblem),
    ]),
});

const PILE = [at(-8.6, 5), at(8, 4.4), at(-4.6, 8.6), at(3.8, 9)];

function goodAt({ x, y }: Point, drawOne: (pen: Pen) => void): Thing {
  return {
    foot: y,
    shade: (pen) =>
      castShadow(pen, [
        [x - 1.8, y, 0],
        [x + 1.8, y, 0],
        [x - 1.6, y, 4],
        [x + 1.6, y, 4],
      ]),
    draw: (pen) => {
      pen.save();
      pen.translate(x, y);
      drawOne(pen);
      pen.restore();
    },
  };
}

function barrel(pen: Pen): void {
  fillPath(pen, 'M-1.6.6C-2.4-1-2.4-2.4-1.6-3.8H1.6C2.4-2.4 2.4-1 1.6.6Z', PALETTE.roofs[7], 0.4);
  fillPath(pen, 'M-1.6-3.8A1.6.7 0 1 1 1.6-3.8A1.6.7 0 1 1-1.6-3.8Z', WINE, 0.3);
  strokePath(pen, 'M-2.1-.6H2.1M-2.1-2.6H2.1', PALETTE.ink, 0.45);
}

function sheaf(pen: Pen): void {
  fillPath(pen, 'M-1.4.7L-.7-1.4L-2.2-4.4L0-5.2L2.2-4.4L.7-1.4L1.4.7Z', WHEAT, 0.4);
  strokePath(pen, 'M-.9-1.6H.9', PALETTE.timber, 0.7);
}

function bale(pen: Pen): void {
  fillPath(pen, 'M-2.4.6V-1.8H2.4V.6Z', tone(CLOTH, 0.8), 0);
  fillPath(pen, 'M-2.4-1.8L-1.4-3H3L2.4-1.8Z', tone(CLOTH, 1.35), 0);
  strokePath(pen, 'M-2.4.6V-1.8L-1.4-3H3L2.4-1.8V.6ZM-2.4-1.8H2.4', tone(CLOTH, 0.25), 0.4);
  strokePath(pen, 'M-.2.6V-1.8L.6-3', PALETTE.parchment, 0.5);
}

export const face: FaceArt = {
  marks: {
    wine: goods(
      PALETTE.parchment,
      (pen) => {
        fillPath(pen, wine.grapes, WINE, 0.5);
        fillPath(pen, wine.leaf, PALETTE.trees[0][1], 0);
      },
      barrel,
    ),
    wheat: goods(GREEN, (pen) => fillPath(pen, wheat.ear, WHEAT, 0.4), sheaf),
    cloth: goods(
      PALETTE.parchment,
      (pen) => {
        fillPath(pen, cloth.roll, CLOTH, 0.5);
        strokePath(pen, cloth.folds, tone(CLOTH, 1.5), 0.5);
        fillPath(pen, cloth.end, tone(CLOTH, 1.3), 0);
        strokePath(pen, cloth.end, tone(CLOTH, 0.25), 0.5);
      },
      bale,
    ),
  },
};
