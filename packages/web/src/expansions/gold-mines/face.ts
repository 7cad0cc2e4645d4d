import type { FaceArt } from '../../art/face-art.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import type { Pen } from '../../art/paint/pen.ts';
import { fillPath, propAt, strokePath } from '../../art/paint/sign.ts';
import { tone } from '../../art/paint/tone.ts';

const ROCK = '#a89a86';
const MOUND =
  'M-9.6 1C-9.8-2-8-3.4-7-5.4C-6-8.6-3.6-10.4-1-10.8C1.4-11.4 3.4-9.6 5-8.2C7.6-6.6 9.2-3 9.6.6C5 2.4-5 2.6-9.6 1Z';
const SUNNY = 'M-9 .6C-9-2-7.4-3.4-6.4-5.4C-5.4-8.4-3.4-10-1-10.4C-2-7.6-4.6-6-4.8-3C-5-1-6.6.6-9 .6Z';
const SHADY = 'M3.4-9C7-7 8.8-3.4 9.2.4C7.6 1.2 5.6 1.6 3.6 1.8C5.6-1.4 5.4-5.6 3.4-9Z';
const MOUTH = 'M-2.6 1.9V-3.2C-2.4-5.4 3-5.4 3.2-3.2V1.9Z';
const FRAME = 'M-3 2V-4.6M3.6 2V-4.6M-4-4.9H4.6';
const HEAP = 'M-9.4 3.4C-9-.2-6.6-1.6-4.8-1.4C-3-1.6-1.6.8-1.2 3.2C-3.4 4.2-7.4 4.3-9.4 3.4Z';
const NUGGETS =
  'M-7.6 1.6L-5.8.4L-4.6 1.8L-6 2.8ZM-5-.4L-3.6-.6L-3 .8L-4.4 1ZM-3.6 2.6L-2.2 2L-1.8 3.2L-3.2 3.4Z';

/** A shaft into the rock, and what came out of it. */
function drawMine(pen: Pen): void {
  fillPath(pen, MOUND, ROCK);
  fillPath(pen, SUNNY, tone(ROCK, 1.5), 0);
  fillPath(pen, SHADY, tone(ROCK, 0.5), 0);
  fillPath(pen, MOUTH, '#2c2230', 0);
  strokePath(pen, FRAME, tone(PALETTE.timber, 0.5), 1.7);
  strokePath(pen, FRAME, tone(PALETTE.timber, 1.25), 1);
  fillPath(pen, HEAP, PALETTE.gold, 0.7);
  fillPath(pen, NUGGETS, '#fff0a8', 0);
}

export const face: FaceArt = {
  marks: {
    goldMine: {
      radius: 9.5,
      paint: ({ at: { x, y } }) =>
        propAt({ x, y: y + 4 }, { half: 9.5, tall: 13 }, drawMine, (pen) =>
          fillPath(pen, MOUTH, '#8a4412', 0),
        ),
    },
  },
};
