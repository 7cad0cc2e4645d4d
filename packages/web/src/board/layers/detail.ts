import { TILE } from '../camera/camera.ts';

/** How much of a tile is drawn. */
export type Detail = 'full' | 'medium' | 'plain';

/** By how many pixels a tile takes. */
export function detailFor(zoom: number): Detail {
  const pixels = zoom * TILE;
  if (pixels < 36) return 'plain';
  return pixels < 72 ? 'medium' : 'full';
}
