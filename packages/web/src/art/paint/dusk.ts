import { PALETTE } from './palette.ts';
import { newPen, type Pen } from './pen.ts';

/** The blue hour: the day's picture in a blue light, then what glows, sharp and with a halo. */
export function duskOver(pen: Pen, glow: Pen): void {
  const halo = blurred(glow, 9);
  pen.save();
  bathe(pen);
  pen.globalCompositeOperation = 'lighter';
  pen.drawImage(glow.canvas, 0, 0, 100, 100);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(halo, 0, 0, 100, 100);
  pen.drawImage(halo, 0, 0, 100, 100);
  pen.restore();
}

/** Blue light on everything. */
export function bathe(pen: Pen): void {
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = PALETTE.dusk;
  pen.fillRect(0, 0, 100, 100);
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = 'rgba(8,16,44,.45)';
  pen.fillRect(0, 0, 100, 100);
  pen.restore();
}

function blurred({ canvas }: Pen, by: number): CanvasImageSource {
  const size = Math.max(12, Math.round(canvas.width / by));
  const pen = newPen(size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, 0, 0, size, size);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = '#ff9c4a';
  pen.fillRect(0, 0, size, size);
  return pen.canvas;
}
