import { paintFace } from '../paint/face.ts';
import type { Order } from './order.ts';

/** The picture that is ordered. */
export async function painted({ face, pixels, light, form }: Order): Promise<ImageBitmap | Blob> {
  const canvas = paintFace(face, pixels, light);
  // A browser that can't write such a file writes a larger one.
  return form === 'bitmap' ? canvas.transferToImageBitmap() : canvas.convertToBlob(FILE);
}

const FILE = { type: 'image/webp', quality: 0.92 };
