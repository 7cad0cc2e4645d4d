import type { Cells } from '../../art/studio/land.ts';
import { type Camera, type Point, type Size, TILE } from '../camera/camera.ts';
import { MARGIN } from '../camera/rig.ts';

/** Where the land lies on the sheet, in device pixels from the sheet's corner. */
export interface Place {
  /** The size of a tile. */
  readonly pixels: number;
  /** Where the corner of cell (0, 0) is. */
  readonly east: number;
  readonly south: number;
  readonly ratio: number;
}

export function placeOf(camera: Camera, { width, height }: Size, ratio: number): Place {
  return {
    pixels: whole(camera.zoom * TILE * ratio),
    east: whole((width / 2 + MARGIN - camera.x * camera.zoom) * ratio),
    south: whole((height / 2 + MARGIN - camera.y * camera.zoom) * ratio),
    ratio,
  };
}

/** At rest all of it is whole but for what reckoning lost. */
function whole(pixels: number): number {
  return Math.abs(pixels - Math.round(pixels)) < 1e-6 ? Math.round(pixels) : pixels;
}

/** The cells in sight. */
export function cellsSeen({ pixels, east, south, ratio }: Place, { width, height }: Size): Cells {
  const edge = MARGIN * ratio;
  return {
    west: Math.floor((edge - east) / pixels),
    north: Math.floor((edge - south) / pixels),
    east: Math.ceil((edge + width * ratio - east) / pixels),
    south: Math.ceil((edge + height * ratio - south) / pixels),
  };
}

export function cellsOf(tiles: readonly Point[]): Cells {
  const cells = { west: 0, north: 0, east: 1, south: 1 };
  for (const { x, y } of tiles) {
    cells.west = Math.min(cells.west, x);
    cells.north = Math.min(cells.north, y);
    cells.east = Math.max(cells.east, x + 1);
    cells.south = Math.max(cells.south, y + 1);
  }
  return cells;
}

/** Device pixels of a picture that costs no phone much memory. */
const LITTLE = 3_000_000;

/**
 * What is painted in its full size: the whole land, so that it can be moved without painting; of one that is too large, the part in sight
 * and what is around that.
 */
export function cellsToPaint(tiles: readonly Point[], seen: Cells, pixels: number): Cells {
  const all = cellsOf(tiles);
  const costOf = ({ west, north, east, south }: Cells) => (east - west) * (south - north) * pixels ** 2;
  if (costOf(all) <= LITTLE) return all;
  const part = both(all, around(seen));
  return costOf(part) <= Math.max(LITTLE, 2 * costOf(seen)) ? part : both(all, seen);
}

const around = ({ west, north, east, south }: Cells): Cells => ({
  west: west - 1,
  north: north - 1,
  east: east + 1,
  south: south + 1,
});

/** What two rectangles have in common. */
export function both(one: Cells, other: Cells): Cells {
  const west = Math.max(one.west, other.west);
  const north = Math.max(one.north, other.north);
  return {
    west,
    north,
    east: Math.max(west, Math.min(one.east, other.east)),
    south: Math.max(north, Math.min(one.south, other.south)),
  };
}

export function contains(outer: Cells, inner: Cells): boolean {
  const isEmpty = inner.west >= inner.east || inner.north >= inner.south;
  return (
    isEmpty ||
    (inner.west >= outer.west &&
      inner.north >= outer.north &&
      inner.east <= outer.east &&
      inner.south <= outer.south)
  );
}
