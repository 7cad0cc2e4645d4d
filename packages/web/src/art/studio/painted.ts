import { paintCorner } from '../paint/city/corner.ts';
import { type Light, lookOf, paintFace } from '../paint/face.ts';
import { newPen } from '../paint/pen.ts';
import { paintTable } from '../paint/table.ts';
import { CORNER, isFace, type Order } from './order.ts';

/** The picture that is ordered. */
export async function painted(order: Order): Promise<ImageBitmap | Blob> {
  const canvas = canvasOf(order);
  // A browser that can't write such a file writes a larger one.
  return order.form === 'bitmap' ? canvas.transferToImageBitmap() : canvas.convertToBlob(FILE);
}

export const bitmapNow = (order: Order): ImageBitmap => canvasOf(order).transferToImageBitmap();

const FILE = { type: 'image/webp', quality: 0.92 };

function canvasOf({ thing, pixels, light }: Order): OffscreenCanvas {
  if (thing === 'table') return paintTable(pixels, light);
  return isFace(thing) ? paintFace(thing, pixels, light) : corner(thing.isClosed, pixels, light);
}

function corner(isClosed: boolean, pixels: number, light: Light): OffscreenCanvas {
  const scale = pixels / 100;
  const pen = newPen(Math.ceil(CORNER.width * scale), Math.ceil(CORNER.height * scale));
  pen.scale(scale, scale);
  pen.translate(CORNER.x, CORNER.y);
  paintCorner(pen, lookOf(pixels, light), isClosed);
  return pen.canvas;
}
