import { at, curve, type Line, type Point } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { drawLine, fillDisc, fillShape, type Pen, trace } from '../../art/paint/pen.ts';
import { type Random, within } from '../../art/paint/random.ts';
import type { Look, Scenery, Site } from '../../art/paint/scenery.ts';
import { castShadow } from '../../art/paint/solid.ts';
import { faded, tone } from '../../art/paint/tone.ts';

const SLOPE = '#a8a552';
/** Its outline in a box from -19 to 19: over two summits, and back along the foot. */
const OVER: Line = [
  ...curve(at(-19, 5), at(-16.5, 1), at(-15, -12.5), at(-5, -12.5), 10),
  ...curve(at(-5, -12.5), at(0, -12.5), at(2, -7.5), at(6, -7.5), 8).slice(1),
  ...curve(at(6, -7.5), at(13, -7.5), at(16, 1), at(19, 5), 10).slice(1),
];
const OUTLINE: Line = [...OVER, ...curve(at(19, 5), at(12, 11), at(-12, 11), at(-19, 5), 12).slice(1)];

/** A hill with the sun on its left flank, and trees behind the wind. */
export function hillAt(middle: Point, size: number, { random }: Site): Scenery {
  const { x, y } = middle;
  return {
    things: [
      {
        foot: y + 6 * size,
        shade: (pen) =>
          castShadow(pen, [
            [x - 15 * size, y + 6 * size, 0],
            [x + 17 * size, y + 4 * size, 0],
            [x + 8 * size, y + 9 * size, 0],
            [x - 4 * size, y + 2 * size, 14 * size],
            [x + 7 * size, y + 3 * size, 10 * size],
          ]),
        draw: (pen, look) => {
          for (const to of [pen, look.glow]) {
            to?.save();
            to?.translate(x, y);
            to?.scale(size, size);
          }
          drawHill(pen, look, random('hill'));
          if (look.glow !== undefined) fillShape(look.glow, OUTLINE, '#000');
          pen.restore();
          look.glow?.restore();
        },
      },
    ],
  };
}

function drawHill(pen: Pen, look: Look, random: Random): void {
  trace(pen, OUTLINE);
  pen.fillStyle = tone(SLOPE, 0.7);
  pen.fill();
  pen.save();
  pen.clip();
  dome(pen, at(7, 3), 15, 12);
  dome(pen, at(-5, 1), 16, 14.6);
  for (let i = 0; i < (look.fine ? 120 : 30); i++) blade(pen, random);
  pen.restore();
  drawLine(pen, OVER, 0.6 * look.bold, tone(SLOPE, 0.15, 0.85));
  drawLine(pen, OVER.slice(3, 11), 0.8, tone(SLOPE, 1.9, 0.6));
  for (const [u, v, r] of TREES) bush(pen, u, v, r * (look.fine ? 1 : 1.25), random);
}

/** Round in the light: bright where it faces the sun, violet where it turns away. */
function dome(pen: Pen, { x, y }: Point, wide: number, high: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(wide, high);
  const light = pen.createRadialGradient(-0.42, -0.58, 0.02, -0.08, -0.08, 1.06);
  light.addColorStop(0, tone(SLOPE, 1.7));
  light.addColorStop(0.38, tone(SLOPE, 1.16));
  light.addColorStop(0.68, tone(SLOPE, 0.56));
  light.addColorStop(0.93, tone(SLOPE, 0.2));
  light.addColorStop(1, tone(SLOPE, 0.34, 0));
  fillDisc(pen, at(0, 0), 1, 1, 'transparent');
  pen.fillStyle = light;
  pen.fill();
  pen.restore();
}

const TREES = [
  [8.6, 0.4, 2],
  [12.4, 3.4, 1.8],
  [5.6, 4.4, 2],
  [-2.6, -9.6, 1.5],
  [-12.4, 4.6, 1.6],
] as const;

/** Grass, with the light of where it grows. */
function blade(pen: Pen, random: Random): void {
  const [u, v] = [within(random, -18, 18), within(random, -12, 9)];
  const lit = 1.02 - (u + 5) * 0.026 - (v + 3) * 0.02 + within(random, -0.2, 0.2);
  const slant = (u + 4) * 0.05;
  const length = within(random, 1, 2.4);
  drawLine(
    pen,
    [at(u, v), at(u + length * slant, v + length)],
    within(random, 0.3, 0.7),
    tone(SLOPE, Math.max(0.4, Math.min(1.6, lit)), 0.5),
  );
}

function bush(pen: Pen, x: number, y: number, radius: number, random: Random): void {
  const [dark, middle, light] = PALETTE.trees[0];
  fillDisc(pen, at(x + radius * 0.7, y + radius * 0.4), radius, radius * 0.5, faded(PALETTE.shadow, 0.4));
  fillDisc(pen, at(x, y - radius * 0.6), radius, radius, dark);
  fillDisc(pen, at(x - radius * 0.25, y - radius * 0.85), radius * 0.66, radius * 0.62, middle);
  fillDisc(
    pen,
    at(x - radius * 0.4, y - radius * 1.05),
    radius * within(random, 0.26, 0.36),
    radius * 0.3,
    light,
  );
}
