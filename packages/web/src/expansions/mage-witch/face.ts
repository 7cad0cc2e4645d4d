import type { FaceArt } from '../../art/face-art.ts';
import { at, type Point } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { fillDisc, type Pen } from '../../art/paint/pen.ts';
import { type Scenery, type Thing, together } from '../../art/paint/scenery.ts';
import { fillPath, signScale } from '../../art/paint/sign.ts';
import { castShadow } from '../../art/paint/solid.ts';
import { faded, tone } from '../../art/paint/tone.ts';

const VIOLET = '#7d4bb0';
const STAR = 'M0-7L2-2.6L6.8-2.2L3.1.9L4.3 5.7L0 3.1L-4.3 5.7L-3.1.9L-6.8-2.2L-2-2.6Z';
const HEART = 'M0-4L1.1-1.4L3.8-1.2L1.7.5L2.4 3.2L0 1.7L-2.4 3.2L-1.7.5L-3.8-1.2L-1.1-1.4Z';
const STONES = [200, 245, 295, 340, 25, 155];
const RING = 8.6;

/** Standing stones, and between them a star that shines at night. */
function circleOfStones(middle: Point): Scenery {
  const places = STONES.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return at(middle.x + RING * Math.cos(angle), middle.y + 1 + RING * 0.8 * Math.sin(angle));
  });
  return together([
    { flat: (pen) => glade(pen, middle), things: places.map(stoneAt) },
    { top: (pen, look) => starAt(pen, middle, signScale(look), look.glow) },
  ]);
}

function glade(pen: Pen, { x, y }: Point): void {
  fillDisc(pen, at(x, y + 1), 10, 8.2, faded(PALETTE.earth[0], 0.75));
  fillDisc(pen, at(x, y + 1), 7, 5.6, faded(VIOLET, 0.35));
}

function stoneAt({ x, y }: Point): Thing {
  return {
    foot: y,
    shade: (pen) =>
      castShadow(pen, [
        [x - 1, y, 0],
        [x + 1, y, 0],
        [x, y, 4.6],
      ]),
    draw: (pen) => {
      pen.save();
      pen.translate(x, y);
      fillPath(pen, 'M-1.3.4L-1.2-3L-.2-4.2L1-3.2L1.3.4Z', PALETTE.stone, 0.4);
      fillPath(pen, 'M.2.4L.3-3.9L1-3.2L1.3.4Z', tone(PALETTE.stoneDark, 0.8), 0);
      pen.restore();
    },
  };
}

function starAt(pen: Pen, { x, y }: Point, scale: number, glow: Pen | undefined): void {
  const place = (on: Pen, paint: () => void) => {
    on.save();
    on.translate(x, y);
    on.scale(scale, scale);
    paint();
    on.restore();
  };
  place(pen, () => {
    fillPath(pen, STAR, PALETTE.gold, 1);
    pen.scale(0.82, 0.82);
    fillPath(pen, STAR, VIOLET, 0);
    fillPath(pen, HEART, tone(VIOLET, 1.55), 0);
  });
  if (glow === undefined) return;
  place(glow, () => {
    fillPath(glow, STAR, '#1e1046', 0);
    fillPath(glow, HEART, '#5a4694', 0);
  });
}

export const face: FaceArt = { marks: { magic: { paint: ({ at: place }) => circleOfStones(place) } } };
