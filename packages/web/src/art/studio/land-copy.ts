import type { Light } from '../paint/face.ts';
import { newPen, type Pen } from '../paint/pen.ts';
import { cornersIn } from './corners.ts';
import { type Cells, type Edition, type LandTile, QUICK, rimOf, tilesIn } from './land.ts';
import { CORNER, cornerOrder, type Order, orderOf } from './order.ts';
import { taken } from './painted.ts';
import { castShadow } from './shadow.ts';

/** Finds what has been painted, or what is most like it. */
export type Find = (order: Order) => ImageBitmap | undefined;

/** Some cells of the land as one picture, copied pixel by pixel from those of its tiles. */
export function copyLand(
  tiles: readonly LandTile[],
  cells: Cells,
  edition: Edition,
  find: Find,
): ImageBitmap {
  const { pixels, light } = edition;
  const rim = rimOf(edition);
  const sideOf = (from: number, to: number) => Math.max(1, (to - from) * pixels + 2 * rim);
  const pen = newPen(sideOf(cells.west, cells.east), sideOf(cells.north, cells.south));
  pen.translate(rim - cells.west * pixels, rim - cells.north * pixels);
  const lying = tilesIn(tiles, cells);
  // The sharp picture lies over the small one, which has the shadow.
  if (pixels === QUICK) castShadow(pen, lying, cells, edition);
  for (const tile of lying) copyTile(pen, tile, edition, find);
  const towers = new Map(TOWERS.map((isClosed) => [isClosed, find(cornerOrder(isClosed, pixels, light))]));
  // Where they stand is known only when every tile is laid out.
  const corners = [...towers.values()].some((tower) => tower !== undefined) ? cornersIn(lying) : [];
  for (const { x, y, isClosed } of corners) {
    const tower = towers.get(isClosed);
    const at = (units: number) => Math.round((units * pixels) / 100);
    if (tower !== undefined) pen.drawImage(tower, at(x - CORNER.x), at(y - CORNER.y));
  }
  return taken(pen.canvas);
}

const TOWERS = [true, false];

export function bitmapOf(tile: LandTile, { pixels, light }: Edition): Order {
  return orderOf(tile, pixels, light, 'bitmap');
}

/** A tile nobody has painted yet. */
export const GROUND: Readonly<Record<Light, string>> = { day: '#93a756', dusk: '#3f5f4d' };

function copyTile(pen: Pen, tile: LandTile, edition: Edition, find: Find): void {
  const { pixels, light } = edition;
  const [x, y] = [tile.x * pixels, tile.y * pixels];
  const bitmap = find(bitmapOf(tile, edition));
  pen.imageSmoothingEnabled = bitmap?.width !== pixels;
  pen.fillStyle = GROUND[light];
  if (bitmap === undefined) pen.fillRect(x, y, pixels, pixels);
  else pen.drawImage(bitmap, x, y, pixels, pixels);
}
