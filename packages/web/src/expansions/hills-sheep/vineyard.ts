import { at, type Point } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { drawLine, fillDisc, fillShape, type Pen } from '../../art/paint/pen.ts';
import { type Random, within } from '../../art/paint/random.ts';
import type { Look, Scenery, Site, Thing } from '../../art/paint/scenery.ts';
import { castShadow } from '../../art/paint/solid.ts';
import { faded, tone } from '../../art/paint/tone.ts';

const GRAPE = '#6d2f78';
const ROWS = [-8, -2.6, 2.8, 8.2];
const HALF = 12;
const [DARK, LEAF, LIGHT] = ['#46692f', '#6f9440', '#a7bd58'];

/** Rows of vines on their stakes, hung with grapes. */
export function vineyardAt({ x, y }: Point, size: number, { random }: Site): Scenery {
  return {
    flat: (pen) => {
      const corner = (u: number, v: number) => at(x + u * size, y + v * size);
      const parcel = [corner(-13.6, -12.4), corner(13, -13), corner(14.4, 11.4), corner(-13.2, 12.4)];
      fillShape(pen, parcel, PALETTE.crops[2]);
      drawLine(pen, [...parcel, parcel[0]], 0.7 * size, tone(PALETTE.crops[2], 0.6));
      for (const row of ROWS)
        drawLine(
          pen,
          [corner(-12.6, row + 3.3), corner(12.8, row + 3)],
          1.1 * size,
          faded(PALETTE.crops[1], 0.6),
        );
    },
    things: ROWS.map((row, i) => vines(at(x, y + (row + 2) * size), size, () => random(`vines ${i}`))),
  };
}

function vines(foot: Point, size: number, chance: () => Random): Thing {
  const { x, y } = foot;
  const half = HALF * size;
  return {
    foot: y,
    shade: (pen) =>
      castShadow(pen, [
        [x - half, y, 0],
        [x + half, y, 0],
        [x - half, y, 3.6 * size],
        [x + half, y, 3.6 * size],
      ]),
    draw: (pen, look) => {
      if (look.glow !== undefined) {
        look.glow.fillStyle = '#000';
        look.glow.fillRect(x - half, y - 4 * size, 2 * half, 4 * size);
      }
      pen.save();
      pen.translate(x, y);
      pen.scale(size, size);
      drawRow(pen, look, chance());
      pen.restore();
    },
  };
}

function drawRow(pen: Pen, { fine }: Look, random: Random): void {
  for (let u = -HALF; u <= HALF; u += 6) drawLine(pen, [at(u, 0.4), at(u, -4.6)], 0.7, PALETTE.timber);
  for (let u = -HALF; u <= HALF; u += 2.4) {
    fillDisc(pen, at(u, -1.9 + within(random, -0.3, 0.3)), 1.9, 1.7, DARK);
    fillDisc(pen, at(u - 0.4, -2.4), 1.4, 1.1, LEAF);
    if (fine) fillDisc(pen, at(u - 0.7 + within(random, -0.3, 0.3), -2.9), 0.6, 0.5, LIGHT);
  }
  for (let u = -HALF + 2; u < HALF; u += 4) {
    const across = u + within(random, -0.5, 0.5);
    for (const [dx, dy] of BUNCH) fillDisc(pen, at(across + dx, -1.2 + dy), 0.85, 0.85, GRAPE);
    fillDisc(pen, at(across - 0.8, -1.5), 0.34, 0.34, tone(GRAPE, 1.6));
  }
}

const BUNCH = [
  [-0.7, 0],
  [0.7, 0],
  [0, 1.1],
] as const;
