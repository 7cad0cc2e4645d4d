import type { Light } from '../paint/face.ts';
import type { Face } from '../paint/scenery.ts';

/** A tile as it lies on the land. */
export interface LandTile extends Face {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of cells, the last ones left out. */
export interface Cells {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** All pictures of a land have one size, in device pixels, and one light. */
export interface Edition {
  readonly pixels: number;
  readonly light: Light;
}

/** The whole land in small pictures, and over it what is in sight in its size. */
export type Layer = 'far' | 'near';

/** Which picture of the land is wanted. */
export interface LandWanted {
  /** Later ones have higher numbers; `AHEAD` is the number of what is only painted, to be shown later. */
  readonly number: number;
  readonly tiles: readonly LandTile[];
  readonly light: Light;
  /** Device pixels of a tile in the full size. */
  readonly pixels: number;
  readonly far: Cells;
  readonly near: Cells;
  /** What of it is in sight: before all that is painted, there is no picture in this size. */
  readonly seen: Cells;
}

/** A picture of some cells of the land. */
export interface LandPicture {
  readonly layer: Layer;
  /** Of what was wanted. */
  readonly number: number;
  readonly cells: Cells;
  readonly edition: Edition;
  readonly bitmap: ImageBitmap;
}

export const AHEAD = 0;

/** How small the pictures of the whole land are: they are there at once. */
export const QUICK = 48;

/** Room for the shadow of the land around its cells, in pixels. */
export const rimOf = ({ pixels }: Edition): number => Math.ceil(pixels / 4);

/** The tiles in some cells, those in the middle first. */
export function tilesIn(tiles: readonly LandTile[], { west, north, east, south }: Cells): LandTile[] {
  const far = ({ x, y }: LandTile) => Math.hypot(2 * x + 1 - west - east, 2 * y + 1 - north - south);
  return tiles
    .filter(({ x, y }) => x >= west && x < east && y >= north && y < south)
    .sort((one, other) => far(one) - far(other));
}
