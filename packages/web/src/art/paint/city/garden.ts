import { PALETTE } from '../palette.ts';
import { drawLine, fillShape, type Pen } from '../pen.ts';
import { oneOf, randomOf } from '../random.ts';
import type { Look } from '../scenery.ts';
import { tone } from '../tone.ts';
import { type Footprint, outlineOf, pointOf } from './footprint.ts';

/** A kitchen garden: beds in rows behind a hedge. */
export interface Garden extends Footprint {
  readonly seed: number;
}

export function paintGarden(pen: Pen, garden: Garden, look: Look): void {
  const random = randomOf(`garden ${garden.seed}`);
  fillShape(pen, outlineOf(garden), tone(PALETTE.soil, 1));
  if (look.pixels < 70) return;
  pen.strokeStyle = tone(PALETTE.hedge, 1, 0.85);
  pen.lineWidth = 0.5 * look.bold;
  pen.stroke();
  const rows = Math.max(2, Math.round(garden.deep / 0.75));
  for (let i = 0; i < rows; i++) {
    const across = ((i + 0.5) / rows - 0.5) * 2 * (garden.deep - 0.3);
    const reach = garden.half - 0.7;
    const row = [pointOf(garden, -reach, across), pointOf(garden, reach, across)];
    drawLine(pen, row, 0.8, oneOf(random, PALETTE.beds));
  }
}
