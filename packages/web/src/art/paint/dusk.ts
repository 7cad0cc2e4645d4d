import { PALETTE } from './palette.ts';
import { newPen, type Pen } from './pen.ts';
import { faded } from './tone.ts';

/** The blue hour: the day's picture in a blue light, then what glows, sharp and with a halo. */
export function duskOver(pen: Pen, glow: Pen): void {
  pen.save();
  inBlueLight(pen, 100, 100);
  pen.globalCompositeOperation = 'lighter';
  pen.drawImage(glow.canvas, 0, 0, 100, 100);
  brightest(glow);
  const halo = blurred(glow, 9);
  pen.imageSmoothingQuality = 'high';
  for (let i = 0; i < HALOS; i++) pen.drawImage(halo, 0, 0, 100, 100);
  pen.restore();
}

/** How often the halo is laid over the land. */
const HALOS = 3;

/** Leaves what shines, and of what is only warm next to nothing: a road has no halo, which would end before every edge. */
function brightest(glow: Pen): void {
  glow.globalCompositeOperation = 'multiply';
  glow.drawImage(glow.canvas, 0, 0, 100, 100);
}

/**
 * Puts a canvas of so many units into blue light. That alone turns grass grey, so colours are driven apart before, shade is filled
 * with violet, and some of the colour that the light took is given back.
 */
export function inBlueLight(pen: Pen, width: number, height: number): void {
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = 0.5;
  pen.drawImage(pen.canvas, 0, 0, width, height);
  pen.globalAlpha = 1;
  for (const [how, colour] of [
    ['multiply', PALETTE.dusk],
    ['lighter', faded(PALETTE.duskShade, 0.5)],
    ['saturation', faded(PALETTE.shield, 0.09)],
  ] as const) {
    pen.globalCompositeOperation = how;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, width, height);
  }
}

function blurred({ canvas }: Pen, by: number): CanvasImageSource {
  const size = Math.max(12, Math.round(canvas.width / by));
  const pen = newPen(size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, 0, 0, size, size);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = '#ffd890';
  pen.fillRect(0, 0, size, size);
  // It ends before the edge, or tiles side by side would show by how much shines on each.
  pen.globalCompositeOperation = 'source-over';
  pen.strokeStyle = '#000';
  pen.lineWidth = 2;
  pen.strokeRect(0, 0, size, size);
  return pen.canvas;
}
