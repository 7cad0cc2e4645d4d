import type { FaceArt } from '../../art/face-art.ts';
import { along, at, lengthOf, minus, type Point, plus, times, unit } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { drawLine, fillDisc, fillShape, type Pen } from '../../art/paint/pen.ts';
import { type Random, within } from '../../art/paint/random.ts';
import type { Look, Scenery, Site } from '../../art/paint/scenery.ts';
import { faded, tone } from '../../art/paint/tone.ts';
import type { Hub } from '../../art/tile/hubs.ts';
import type { Way } from '../../art/tile/ways.ts';

/** The lake that ferries cross, and a quay where each road comes to it. */
function paintLake(hub: Hub, ways: readonly Way[], { random }: Site): Scenery {
  const own = ways.filter(({ place }) => hub.roads.includes(place));
  return {
    flat: (pen, look) => {
      drawWater(pen, look, hub, random('lake'));
      for (const { line } of own) drawQuay(pen, look, hub, line);
    },
  };
}

function drawWater(pen: Pen, look: Look, { at: { x, y }, radius }: Hub, random: Random): void {
  const shore = (grow: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * 2 * Math.PI;
      const far = radius + grow + 0.9 * Math.sin(3 * angle + 1) + 0.6 * Math.sin(5 * angle);
      return at(x + far * Math.cos(angle), y + far * Math.sin(angle));
    });
  fillShape(pen, shore(3), PALETTE.bank);
  fillShape(pen, shore(1.8), tone(PALETTE.bank, 0.7));
  fillShape(pen, shore(1), PALETTE.water[0]);
  pen.save();
  pen.clip();
  fillDisc(pen, at(x + 3, y + 4), radius * 0.86, radius * 0.72, faded(PALETTE.water[2], 0.75));
  for (let i = 0; i < (look.fine ? 26 : 10); i++) {
    const [u, v] = [x + radius * within(random, -0.9, 0.9), y + radius * within(random, -0.9, 0.9)];
    const length = within(random, 1.4, 4);
    const colour = random() < 0.4 ? faded(PALETTE.foam, 0.6) : faded(PALETTE.water[3], 0.6);
    drawLine(pen, [at(u, v), at(u + length / 2, v - 0.4), at(u + length, v)], 0.5 * look.bold, colour);
  }
  pen.restore();
}

/** Planks on piles, from the shore a little way out. */
function drawQuay(pen: Pen, { bold }: Look, { radius }: Hub, line: readonly Point[]): void {
  const length = lengthOf(line);
  const shore = along(line, length - radius - 2.4).point;
  const end = along(line, length - radius + 6).point;
  const across = unit(at(-(end.y - shore.y), end.x - shore.x));
  const half = 3.4 * Math.sqrt(bold);
  const corner = (p: Point, side: number, low = 0) =>
    plus(plus(p, times(across, side * half)), at(low * 0.7, low));
  const deck = (low: number) => [
    corner(shore, 1, low),
    corner(end, 1, low),
    corner(end, -1, low),
    corner(shore, -1, low),
  ];
  const wood = '#b98d5a';
  fillShape(pen, deck(1.8), faded(PALETTE.shadow, 0.5));
  fillShape(pen, deck(0.9), tone(wood, 0.4));
  fillShape(pen, deck(0), wood);
  const along2 = minus(end, shore);
  for (let t = 0.12; t < 1; t += 0.15) {
    const p = plus(shore, times(along2, t));
    drawLine(pen, [corner(p, 0.92), corner(p, -0.92)], 0.4, tone(wood, 0.5));
  }
  for (const side of [1, -1]) fillDisc(pen, corner(end, side), 0.9, 0.9, tone(wood, 0.45));
}

export const face: FaceArt = {
  // The mark is printed as the lake itself.
  marks: { ferry: { place: 'hub' } },
  hubs: { 'ferry-lake': { radius: 15, paint: paintLake } },
};
