import type { Light } from '../../art/paint/face.ts';
import { newPen, type Pen } from '../../art/paint/pen.ts';
import type { TileView } from '../../session/types.ts';
import { cellsOf } from './cut.ts';

/** The shadow is drawn with so few pixels a tile, and stretched: that makes it soft. */
const COARSE = 6;
/** How far it falls, in those: the light comes from the upper left. */
const FALLS = { x: 0.27, y: 0.45 };
const COLOURS: Readonly<Record<Light, string>> = { day: 'rgba(38,20,6,.5)', dusk: 'rgba(2,4,16,.62)' };

/** The soft shadow of tiles on the table, one for all. The pen stands at the corner of cell (0, 0). */
export function castShadow(pen: Pen, tiles: readonly TileView[], pixels: number, light: Light): void {
  const { west, north, east, south } = cellsOf(tiles);
  const shade = newPen((east - west + 2) * COARSE, (south - north + 2) * COARSE);
  shade.fillStyle = COLOURS[light];
  // One path, or tiles side by side would darken each other's edges.
  shade.beginPath();
  for (const { x, y } of tiles) {
    shade.rect((x - west + 1) * COARSE + FALLS.x, (y - north + 1) * COARSE + FALLS.y, COARSE, COARSE);
  }
  shade.fill();
  const unit = pixels / COARSE;
  pen.imageSmoothingEnabled = true;
  const { canvas } = shade;
  pen.drawImage(canvas, (west - 1) * pixels, (north - 1) * pixels, canvas.width * unit, canvas.height * unit);
}
