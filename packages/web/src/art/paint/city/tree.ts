import { at } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc } from '../pen.ts';
import { oneOf, randomOf, within } from '../random.ts';
import type { Thing } from '../scenery.ts';
import { tone } from '../tone.ts';

/** A tree in a yard or garden. */
export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly seed: number;
}

export function treeThing({ x, y, radius: r, seed }: Tree): Thing {
  return {
    foot: y,
    shade: (pen) => {
      pen.beginPath();
      pen.ellipse(x + r * 0.95, y + r * 0.4, r * 1.35, r * 0.62, 0.32, 0, 2 * Math.PI);
      pen.fill();
    },
    draw: (pen, { pixels, fine, glow }) => {
      const random = randomOf(`tree ${seed}`);
      const [dark, mid, light] = oneOf(random, PALETTE.trees);
      const crown = y - r * 0.75;
      if (glow !== undefined) fillDisc(glow, at(x, crown), r, r * 0.95, '#000');
      fillDisc(pen, at(x, crown), r, r * 0.95, dark);
      for (const [colour, reach, size] of [
        [mid, 0.62, 0.42],
        [light, 0.42, 0.28],
      ] as const) {
        for (let i = 0; i < (fine ? 5 : pixels < 70 ? 1 : 2); i++) {
          const [angle, far] = [within(random, 0, 6.3), r * reach * Math.sqrt(random())];
          const shift = colour === light ? r * 0.26 : r * 0.08;
          const dab = at(x + far * Math.cos(angle) - shift, crown + far * Math.sin(angle) - shift);
          fillDisc(pen, dab, r * size, r * size * 0.8, tone(colour, within(random, 0.92, 1.1), 0.92));
        }
      }
    },
  };
}
