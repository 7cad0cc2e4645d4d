import { edgesOf } from '../tile/border.ts';
import { PALETTE } from './palette.ts';
import { newPen, type Pen } from './pen.ts';
import type { Face, Thing } from './scenery.ts';

/** Units over which a shadow fades before an edge. */
const FADE = 7;
const [EAST, SOUTH] = [1, 2];

/** All shadows as one, at a third of the size: soft, and never darker where two meet. */
export function castShadows(pen: Pen, things: readonly Thing[], pixels: number, face: Face): void {
  const size = Math.max(24, Math.round(pixels * 0.34));
  const shadow = newPen(size);
  shadow.scale(size / 100, size / 100);
  shadow.fillStyle = PALETTE.shadow;
  for (const thing of things) thing.shade?.(shadow);
  for (const edge of fadingEdges(face)) fade(shadow, edge);
  pen.save();
  pen.globalAlpha = 0.46;
  pen.globalCompositeOperation = 'multiply';
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(shadow.canvas, 0, 0, 100, 100);
  pen.restore();
}

/** The edges at which shadows would be cut, as the light comes from the north-west: all but those over which a town goes on. */
export function fadingEdges({ spec, rot }: Face): number[] {
  const towns = spec.segments.flatMap((segment) =>
    segment.kind === 'city' ? edgesOf(segment).map((edge) => (edge + rot / 90) & 3) : [],
  );
  return [EAST, SOUTH].filter((edge) => !towns.includes(edge));
}

function fade(pen: Pen, edge: number): void {
  const [x, y] = edge === EAST ? [1, 0] : [0, 1];
  const away = pen.createLinearGradient(100 - x * FADE, 100 - y * FADE, 100, 100);
  away.addColorStop(0, '#0000');
  away.addColorStop(1, '#000');
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = away;
  pen.fillRect(x * (100 - FADE), y * (100 - FADE), 100, 100);
  pen.restore();
}
