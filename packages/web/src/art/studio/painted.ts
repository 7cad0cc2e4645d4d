import { paintCorner } from '../paint/city/corner.ts';
import { type Light, lookOf, paintFace } from '../paint/face.ts';
import { newPen } from '../paint/pen.ts';
import { paintTable } from '../paint/table.ts';
import { CORNER, isFace, type Order } from './order.ts';

/** The picture that is ordered. */
export async function painted(order: Order): Promise<ImageBitmap | Blob> {
  if (order.form === 'bitmap') return bitmapNow(order);
  const canvas = canvasOf(order);
  // A browser that can't write such a file writes a larger one.
  const file = await canvas.convertToBlob(FILE);
  emptied(canvas);
  return file;
}

export const bitmapNow = (order: Order): ImageBitmap => taken(canvasOf(order));

/** Takes the picture from a canvas that nobody needs any more. */
export function taken(canvas: OffscreenCanvas): ImageBitmap {
  const bitmap = canvas.transferToImageBitmap();
  emptied(canvas);
  return bitmap;
}

/** Gives its memory back now, not when somebody comes to collect it. */
function emptied(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

const FILE = { type: 'image/webp', quality: 0.92 };

export function canvasOf({ thing, pixels, light }: Order): OffscreenCanvas {
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
