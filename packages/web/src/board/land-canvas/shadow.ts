import type { Light } from '../../art/paint/face.ts';
import type { TileView } from '../../session/types.ts';
import type { Cut } from './cut.ts';

/** The shadow is drawn with so few pixels a tile, and stretched: that makes it soft. */
const COARSE = 6;
/** How far it falls, in tiles: the light comes from the upper left. */
const FALLS = { x: 0.045, y: 0.075 };
const COLOURS: Readonly<Record<Light, string>> = { day: 'rgba(38,20,6,.5)', dusk: 'rgba(2,4,16,.62)' };

/** The soft shadow of the whole land on the table, one for all tiles. */
export function castShadow(
  pen: CanvasRenderingContext2D,
  tiles: readonly TileView[],
  { left, top, width, height, pixels, east, south }: Cut,
  light: Light,
): void {
  const scale = COARSE / pixels;
  const mask = document.createElement('canvas');
  mask.width = Math.ceil(width * scale);
  mask.height = Math.ceil(height * scale);
  const shade = mask.getContext('2d');
  if (shade === null || mask.width === 0 || mask.height === 0) return;
  shade.fillStyle = COLOURS[light];
  // One path, or tiles side by side would darken each other's edges.
  shade.beginPath();
  for (const { x, y } of tiles) {
    shade.rect(
      (east - left) * scale + (x + FALLS.x) * COARSE,
      (south - top) * scale + (y + FALLS.y) * COARSE,
      COARSE,
      COARSE,
    );
  }
  shade.fill();
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'medium';
  pen.drawImage(mask, 0, 0, mask.width / scale, mask.height / scale);
}
