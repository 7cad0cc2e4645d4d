import { paintCorner } from '../paint/city/corner.ts';
import { type Light, lookOf, paintFace } from '../paint/face.ts';
import { newPen } from '../paint/pen.ts';
import { CORNER, type Order } from './order.ts';

/** The picture that is ordered. */
export async function painted({ face, pixels, light, form }: Order): Promise<ImageBitmap | Blob> {
  const canvas = 'spec' in face ? paintFace(face, pixels, light) : corner(face.isClosed, pixels, light);
  // A browser that can't write such a file writes a larger one.
  return form === 'bitmap' ? canvas.transferToImageBitmap() : canvas.convertToBlob(FILE);
}

const FILE = { type: 'image/webp', quality: 0.92 };

function corner(isClosed: boolean, pixels: number, light: Light): OffscreenCanvas {
  const scale = pixels / 100;
  const pen = newPen(Math.ceil(CORNER.width * scale), Math.ceil(CORNER.height * scale));
  pen.scale(scale, scale);
  pen.translate(CORNER.x, CORNER.y);
  paintCorner(pen, lookOf(pixels, light), isClosed);
  return pen.canvas;
}
