import { at, type Point } from '../../art/geometry.ts';
import { PALETTE } from '../../art/paint/palette.ts';
import { drawLine, type Pen } from '../../art/paint/pen.ts';
import { type Scenery, together } from '../../art/paint/scenery.ts';
import { fillPath, propAt, strokePath } from '../../art/paint/sign.ts';
import { tone } from '../../art/paint/tone.ts';

const WOOL = '#fbf3e0';
/** One that looks to the east, about its feet. */
export const SHEEP = {
  fleece:
    'M-5.4-2.4A2.6 2.6 0 0 1-4-6.4A3 3 0 0 1 .9-6.9A2.8 2.8 0 0 1 4.4-3.8A2.6 2.6 0 0 1 2.8-.4H-4A1.9 1.9 0 0 1-5.4-2.4Z',
  belly: 'M-5.2-1.8C-3-1 2-1 4.2-2.6A2.4 2.4 0 0 1 2.8-.4H-4A1.9 1.9 0 0 1-5.2-1.8Z',
  head: 'M3.4-6.2L6.9-5L6.3-2L4-2.4Z',
  legs: 'M-3.2-.6V1.4M-1.4-.4V1.6M1-.4V1.6M2.4-.6V1.4',
} as const;

function drawSheep(pen: Pen): void {
  strokePath(pen, SHEEP.legs, PALETTE.ink, 0.9);
  fillPath(pen, SHEEP.fleece, WOOL, 0.6);
  fillPath(pen, SHEEP.belly, tone(WOOL, 0.72), 0);
  fillPath(pen, SHEEP.head, PALETTE.ink, 0);
}

/** Two sheep before a hurdle. */
export function flockAt({ x, y }: Point): Scenery {
  return together([
    { things: [hurdle(at(x, y - 3))] },
    propAt(at(x - 4.6, y + 0.4), { half: 5, tall: 7 }, drawSheep),
    propAt(at(x + 3.4, y + 7.4), { half: 5, tall: 7 }, drawSheep),
  ]);
}

function hurdle({ x, y }: Point) {
  const wood = tone(PALETTE.timber, 1.2);
  return {
    foot: y,
    draw: (pen: Pen) => {
      for (const u of [-8, -4, 0, 4, 8]) drawLine(pen, [at(x + u, y + 0.6), at(x + u, y - 4)], 0.8, wood);
      for (const v of [-1, -3]) drawLine(pen, [at(x - 9, y + v), at(x + 9, y + v)], 0.6, wood);
    },
  };
}
