import type { FaceArt, MarkArt } from '../../art/face-art.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { fillDisc, type Pen } from '../../art/paint/pen.ts';
import { oneOf, type Random, within } from '../../art/paint/random.ts';
import type { Look } from '../../art/paint/scenery.ts';
import { fillPath, signScale, strokePath } from '../../art/paint/sign.ts';
import { faded, tone } from '../../art/paint/tone.ts';

const RADIUS = 15.5;
const [RIPE, GOLDEN, , , PRESSED] = PALETTE.crops;

const FORK = 'M0 8.6V0M-4.6-7.4V-3A3 3 0 0 0-1.6 0H1.6A3 3 0 0 0 4.6-3V-7.4M0-7.4V0';
const CLUB = 'M-5.4 7.4L-1-.6C-1-5 2.6-8.6 5.6-7.4S7 0 2 1.2L-2.6 8.4Z';
const SHIELD = 'M-6-7.2H6V0C6 4.4 2.4 7 0 8.6C-2.4 7-6 4.4-6 0Z';

/** A round field of ripe corn, with rings that somebody pressed into it overnight around the sign. */
const circleWith = (place: Pick<MarkArt, 'parts'>, drawSign: (pen: Pen) => void): MarkArt => ({
  place: 'hub',
  ...place,
  paint: ({ at: { x, y }, size }, { random }) => {
    const aloft = (pen: Pen, scale: number, paint: () => void) => {
      pen.save();
      pen.translate(x, y);
      pen.scale(scale, scale);
      paint();
      pen.restore();
    };
    return {
      flat: (pen, look) => aloft(pen, size, () => drawCorn(pen, look, random('crop circle'))),
      top: (pen, look) => aloft(pen, size * Math.min(1.25, signScale(look)), () => drawSign(pen)),
    };
  },
});

function drawCorn(pen: Pen, { fine }: Look, random: Random): void {
  fillDisc(pen, { x: 0.7, y: 1 }, RADIUS, RADIUS, tone(PALETTE.trees[0][1], 0.7));
  fillDisc(pen, { x: 0, y: 0 }, RADIUS, RADIUS, GOLDEN);
  for (let i = 0; i < (fine ? 260 : 110); i++) {
    const radius = RADIUS * Math.sqrt(random());
    stalk(
      pen,
      radius,
      2 * Math.PI * random(),
      within(random, 0.08, 0.2),
      tone(oneOf(random, [RIPE, GOLDEN, '#b98d42']), within(random, 0.8, 1.12), 0.7),
      0.8,
    );
  }
  for (const [radius, width] of [
    [12.4, 2],
    [9, 0.9],
  ])
    ring(pen, radius, width, random, fine);
  fillDisc(pen, { x: 0, y: 0 }, 8, 8, faded(PRESSED, 0.85));
  if (fine)
    for (let i = 0; i < 70; i++)
      stalk(
        pen,
        8 * Math.sqrt(random()),
        7 * random(),
        0.4,
        tone(PRESSED, within(random, 0.8, 1.2), 0.5),
        0.5,
      );
}

/** Corn lies in the direction of the ring, paler than what stands, with a shadow of it along the sunny side. */
function ring(pen: Pen, radius: number, width: number, random: Random, fine: boolean): void {
  pen.lineWidth = width;
  pen.strokeStyle = tone(GOLDEN, 0.45, 0.8);
  pen.beginPath();
  pen.arc(-0.35, -0.35, radius, 0, 2 * Math.PI);
  pen.stroke();
  pen.strokeStyle = PRESSED;
  pen.beginPath();
  pen.arc(0.2, 0.25, radius, 0, 2 * Math.PI);
  pen.stroke();
  if (!fine) return;
  for (let i = 0; i < 40; i++)
    stalk(
      pen,
      radius + width * within(random, -0.4, 0.4),
      7 * random(),
      0.25,
      tone(PRESSED, within(random, 0.75, 1.2), 0.6),
      0.4,
    );
}

function stalk(pen: Pen, radius: number, angle: number, turn: number, colour: string, width: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, angle, angle + turn);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function drawFork(pen: Pen): void {
  strokePath(pen, FORK, faded(PALETTE.parchment, 0.9), 3.4);
  strokePath(pen, FORK, PALETTE.ink, 2);
}

function drawClub(pen: Pen): void {
  strokePath(pen, CLUB, faded(PALETTE.parchment, 0.9), 2.4);
  fillPath(pen, CLUB, PALETTE.roofs[1], 1);
  strokePath(pen, 'M2.4-5.2L4-3.6M2-2L3.4-.8', tone(PALETTE.roofs[1], 1.5), 0.9);
}

function drawShield(pen: Pen): void {
  strokePath(pen, SHIELD, faded(PALETTE.parchment, 0.9), 2.6);
  fillPath(pen, SHIELD, PALETTE.shield, 1);
  fillPath(pen, 'M-6-7.2H0V8.6C-2.4 7-6 4.4-6 0Z', tone(PALETTE.shield, 1.3), 0);
}

export const face: FaceArt = {
  marks: {
    'crop-field': circleWith({}, drawFork),
    'crop-road': circleWith({}, drawClub),
    'crop-city': circleWith({ parts: true }, drawShield),
  },
  hubs: { crop: { radius: RADIUS, place: 'middle' } },
};
