import { LARGEST, landSize } from '../../art/studio/order.ts';
import { type Camera, type Size, TILE } from './camera.ts';

/**
 * The camera nearest to this one with which every tile is painted on whole device pixels, in a size of the studio's: nothing is
 * blurred, and no hair of table shows between two tiles.
 */
export function restingAt(camera: Camera, { width, height }: Size, ratio: number): Camera {
  const unit = TILE * ratio;
  const zoom = landSize(camera.zoom * unit) / unit;
  const whole = (middle: number, at: number) =>
    (middle - Math.round((middle - at * zoom) * ratio) / ratio) / zoom;
  return { x: whole(width / 2, camera.x), y: whole(height / 2, camera.y), zoom };
}

/** Reckoning is never quite exact. */
const HAIR = 1e-9;

/** The largest zoom a camera can rest at that is no closer than this one, and the smallest that is no farther. */
export function zoomBelow(zoom: number, ratio: number): number {
  return landSize(zoom * TILE * ratio * (1 + HAIR), Math.floor) / (TILE * ratio);
}
export function zoomAbove(zoom: number, ratio: number): number {
  return landSize(zoom * TILE * ratio * (1 - HAIR), Math.ceil) / (TILE * ratio);
}

/** Device pixels in which a tile on the land is painted. */
export const tilePixels = ({ zoom }: Camera): number =>
  Math.min(LARGEST, Math.round(zoom * TILE * devicePixelRatio));
