import { type Line, lengthOf } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { oneOf, type Random, within } from '../random.ts';
import type { Look } from '../scenery.ts';
import { beyondBorder, dabAlong, onStrip, strokeAll } from '../strip.ts';
import { faded, tone } from '../tone.ts';

/** Half of the river's width; its bank is beside it. */
export const WATER_HALF = 6.8;
const [MIDDLE, LIGHT, DEEP, PALE] = PALETTE.water;

/** Banks of all water first, so that no bank lies across another river. */
export function paintBanks(pen: Pen, look: Look, lines: readonly Line[], random: Random): void {
  const rivers = lines.map((line) => beyondBorder(line));
  strokeAll(pen, rivers, 2 * WATER_HALF + 4.4, faded(PALETTE.bank, 0.5));
  strokeAll(pen, rivers, 2 * WATER_HALF + 2, tone(PALETTE.bank, 0.72, 0.85));
  if (!look.fine) return;
  for (const line of lines) {
    const side = () => (random() < 0.5 ? -1 : 1) * (WATER_HALF + within(random, 0.6, 2.6));
    const colour = () =>
      tone(oneOf(random, [...PALETTE.grass, PALETTE.bank]), within(random, 0.86, 1.06), 0.75);
    dabAlong(pen, line, random, { count: Math.round(lengthOf(line) * 0.7), right: side, size: 1.3, colour });
  }
}

/** Deep along the shores, lighter towards the middle: how far from the shore each tone begins, in half widths of a river. */
export const DEPTHS: readonly (readonly [inset: number, colour: string])[] = [
  [0, tone(DEEP, 0.92)],
  [0.15, DEEP],
  [0.32, MIDDLE],
  [0.69, faded(LIGHT, 0.75)],
];

export function paintRivers(pen: Pen, lines: readonly Line[], inset: number, colour: string): void {
  const rivers = lines.map((line) => beyondBorder(line));
  strokeAll(pen, rivers, 2 * (1 - inset) * WATER_HALF, colour);
}

/** Ripples that follow the river, and foam along its shores. */
export function paintRipples(pen: Pen, lines: readonly Line[], random: Random): void {
  for (const line of lines) {
    const length = lengthOf(line);
    for (let i = 0; i < length * 0.42; i++) {
      const right = within(random, -0.8, 0.8) * WATER_HALF;
      const long = within(random, 2, 6);
      const from = within(random, 1, length - long - 1);
      const ripple = [0, 0.5, 1].map((t) => onStrip(line, from + t * long, right).point);
      const colour = faded(oneOf(random, [PALETTE.foam, PALE, DEEP]), within(random, 0.35, 0.7));
      strokeAll(pen, [ripple], within(random, 0.3, 0.75), colour);
    }
    shoreFoam(pen, line, random);
  }
}

/** A broken line of foam along the shore that lies in the light. */
function shoreFoam(pen: Pen, line: Line, random: Random): void {
  const length = lengthOf(line);
  for (const side of [-1, 1]) {
    for (let far = 3; far < length - 5; far += within(random, 5, 11)) {
      const foam = [0, 1.6, 3.2].map((more) => onStrip(line, far + more, side * (WATER_HALF - 0.5)).point);
      strokeAll(pen, [foam], 0.4, faded(PALETTE.foam, 0.5));
    }
  }
}
