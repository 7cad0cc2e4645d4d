import type { Light } from '../paint/face.ts';
import { newPen, type Pen } from '../paint/pen.ts';
import type { Cells, Edition, LandTile } from './land.ts';

/** The shadow is drawn with so few pixels a tile, and stretched: that makes it soft. */
const COARSE = 6;
/** How far it falls, in those: the light comes from the upper left. */
const FALLS = { x: 0.27, y: 0.45 };
const COLOURS: Readonly<Record<Light, string>> = { day: 'rgba(38,20,6,.5)', dusk: 'rgba(2,4,16,.62)' };

/** The soft shadow of tiles on the table, one for all. The pen stands at the corner of cell (0, 0). */
export function castShadow(
  pen: Pen,
  tiles: readonly LandTile[],
  { west, north, east, south }: Cells,
  { pixels, light }: Edition,
): void {
  const shade = newPen((east - west + 2) * COARSE, (south - north + 2) * COARSE);
  shade.fillStyle = COLOURS[light];
  // One path, or tiles side by side would darken each other's edges.
  shade.beginPath();
  for (const { x, y } of tiles) {
    shade.rect((x - west + 1) * COARSE + FALLS.x, (y - north + 1) * COARSE + FALLS.y, COARSE, COARSE);
  }
  shade.fill();
  const unit = pixels / COARSE;
  const { canvas } = shade;
  pen.imageSmoothingEnabled = true;
  pen.drawImage(canvas, (west - 1) * pixels, (north - 1) * pixels, canvas.width * unit, canvas.height * unit);
}
