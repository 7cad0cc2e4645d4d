import { at, circle, type Point } from '../../geometry.ts';
import { PALETTE } from '../palette.ts';
import { fillDisc, fillShape, type Pen } from '../pen.ts';
import { oneOf, type Random, randomOf, within } from '../random.ts';
import type { Look, Thing } from '../scenery.ts';
import { castShadow, type Spot } from '../solid.ts';
import { faded, tone } from '../tone.ts';

/** An open place in a city: a figure stands in its middle, what else there is keeps to its rim. */
export interface Square {
  readonly at: Point;
  readonly radius: number;
  readonly furnished: 'bare' | 'well' | 'market';
}

/** Worn paving, lighter than the earth around. */
export function paveSquare(pen: Pen, { at: middle, radius }: Square, look: Look): void {
  const random = randomOf(`paving ${radius}`);
  const rim = circle(middle, radius, 14).map((p) => {
    const k = within(random, 0.9, 1.08);
    return at(middle.x + (p.x - middle.x) * k, middle.y + (p.y - middle.y) * k);
  });
  fillShape(
    pen,
    rim.map(({ x, y }) => at(x + 0.3, y + 0.5)),
    faded(PALETTE.roadEdge, 0.35),
  );
  fillShape(pen, rim, PALETTE.square);
  if (!look.fine) return;
  for (let i = 0; i < radius * 3; i++) {
    const [angle, far] = [within(random, 0, 6.3), radius * 0.9 * Math.sqrt(random())];
    const stone = at(middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle));
    fillDisc(pen, stone, 0.7, 0.4, tone(PALETTE.square, within(random, 0.8, 1.06), 0.7));
  }
}

/** What stands on it, upright whatever the turn: the places are the same around the middle. */
export function squareThings({ at: middle, radius, furnished }: Square, random: Random): Thing[] {
  if (furnished === 'bare') return [];
  const start = random() * 6.3;
  const count = furnished === 'well' ? 1 : Math.round(radius / 2.4);
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / Math.max(3, count);
    const far = radius * 0.74;
    const place = at(middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle));
    return i === 0 ? well(place) : stall(place, oneOf(random, PALETTE.awnings));
  });
}

function well({ x, y }: Point): Thing {
  return {
    foot: y,
    shade: (pen) => castShadow(pen, [...rim(x, y, 1.7, 0), ...rim(x, y, 1.7, 1.6)]),
    draw: (pen, { glow }) => {
      if (glow !== undefined) fillDisc(glow, at(x, y - 0.5), 2, 1.6, '#000');
      fillDisc(pen, at(x, y), 2, 1.4, tone(PALETTE.stoneDark, 0.8));
      fillDisc(pen, at(x, y - 0.8), 2, 1.4, tone(PALETTE.stone, 0.98));
      fillDisc(pen, at(x, y - 0.8), 1.3, 0.85, PALETTE.water[2]);
    },
  };
}

const rim = (x: number, y: number, r: number, z: number): Spot[] =>
  circle(at(x, y), r, 8).map((p): Spot => [p.x, p.y, z]);

/** A table under a striped awning. */
function stall({ x, y }: Point, awning: string): Thing {
  const [w, top] = [2.1, y - 2.8];
  return {
    foot: y,
    shade: (pen) =>
      castShadow(pen, [
        [x - w, y, 0],
        [x + w, y, 0],
        [x - w, y - 1.2, 3],
        [x + w, y - 1.2, 3],
      ]),
    draw: (pen, { glow }) => {
      pen.fillStyle = PALETTE.timber;
      pen.fillRect(x - w + 0.2, y - 1.3, 2 * w - 0.4, 1.3);
      for (let i = 0; i < 4; i++) {
        const [a, b] = [x - w + (i * w) / 2, x - w + ((i + 1) * w) / 2];
        const stripe = [at(a, y - 1), at(b, y - 1), at(b + (x - b) * 0.16, top), at(a + (x - a) * 0.16, top)];
        fillShape(pen, stripe, i % 2 === 0 ? awning : PALETTE.parchment);
      }
      if (glow === undefined) return;
      glow.fillStyle = '#000';
      glow.fillRect(x - w, top, 2 * w, 2.8);
      fillDisc(glow, at(x, y - 1.1), 1.1, 0.8, PALETTE.windows[2]);
    },
  };
}
