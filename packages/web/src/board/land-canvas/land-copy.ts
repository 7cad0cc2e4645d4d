import type { Light } from '../../art/paint/face.ts';
import type { Pen } from '../../art/paint/pen.ts';
import { CORNER, cornerOrder, type Order, orderOf } from '../../art/studio/order.ts';
import type { Studio } from '../../art/studio/studio.ts';
import type { TileView } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { cornersIn } from './corners.ts';
import type { Cells } from './cut.ts';
import { castShadow } from './shadow.ts';

/** All pictures of a land have one size and one light. */
export interface Edition {
  readonly pixels: number;
  readonly light: Light;
}

/** Room for the shadow of the land around its cells, as a share of a tile. */
export const RIM = 0.25;
/** What changes when a tile does reaches so far beyond its cell, as a share of a tile: its shadow, and towers on its corners. */
const REACH = 0.3;

export function bitmapOf(tile: TileView, { pixels, light }: Edition): Order {
  return orderOf(tile, pixels, light, 'bitmap');
}

/** Some cells of the land on a canvas, copied pixel by pixel. */
export interface Copy {
  readonly cells: Cells;
  readonly edition: Edition;
  readonly tiles: readonly TileView[];
}

/** Copies all of it, or, where it was copied before, what has changed since. */
export function copyLand(pen: Pen, studio: Studio, copy: Copy, changed?: readonly TileView[]): void {
  const { cells, edition, tiles } = copy;
  const { pixels } = edition;
  const rim = Math.ceil(RIM * pixels);
  pen.save();
  if (changed === undefined) pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.translate(rim - cells.west * pixels, rim - cells.north * pixels);
  if (changed !== undefined) clipTo(pen, changed, pixels);
  const near =
    changed === undefined ? tiles : tiles.filter((tile) => changed.some((one) => isBeside(tile, one)));
  castShadow(pen, near, pixels, edition.light);
  for (const tile of near) copyTile(pen, studio, tile, edition);
  for (const { x, y, isClosed } of cornersIn(near)) {
    const tower = studio.nearest(cornerOrder(isClosed, pixels, edition.light));
    if (tower === undefined || typeof tower === 'string') continue;
    const unit = pixels / TILE;
    pen.drawImage(tower, Math.round((x - CORNER.x) * unit), Math.round((y - CORNER.y) * unit));
  }
  pen.restore();
}

function clipTo(pen: Pen, changed: readonly TileView[], pixels: number): void {
  pen.beginPath();
  const reach = Math.ceil(REACH * pixels);
  const side = pixels + 2 * reach;
  for (const { x, y } of changed) pen.rect(x * pixels - reach, y * pixels - reach, side, side);
  pen.clip();
  for (const { x, y } of changed) pen.clearRect(x * pixels - reach, y * pixels - reach, side, side);
}

const isBeside = (one: TileView, other: TileView): boolean =>
  Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;

/** A tile nobody has painted yet. */
const GROUND: Readonly<Record<Light, string>> = { day: '#93a756', dusk: '#3f5f4d' };

function copyTile(pen: Pen, studio: Studio, tile: TileView, edition: Edition): void {
  const { pixels, light } = edition;
  const [x, y] = [tile.x * pixels, tile.y * pixels];
  const bitmap = studio.nearest(bitmapOf(tile, edition));
  if (bitmap === undefined || typeof bitmap === 'string') {
    pen.fillStyle = GROUND[light];
    pen.fillRect(x, y, pixels, pixels);
    return;
  }
  pen.imageSmoothingEnabled = bitmap.width !== pixels;
  pen.drawImage(bitmap, x, y, pixels, pixels);
}
