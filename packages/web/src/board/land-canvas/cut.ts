import type { TileView } from '../../session/types.ts';
import { type Camera, type Size, TILE } from '../camera/camera.ts';
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
    pixels: Math.round(camera.zoom * TILE * ratio),
    east: Math.round((width / 2 + MARGIN - camera.x * camera.zoom) * ratio),
    south: Math.round((height / 2 + MARGIN - camera.y * camera.zoom) * ratio),
    ratio,
  };
}

/** A rectangle of cells, the last ones left out. */
export interface Cells {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
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

export function cellsOf(tiles: readonly TileView[]): Cells {
  const cells = { west: 0, north: 0, east: 0, south: 0 };
  for (const { x, y } of tiles) {
    cells.west = Math.min(cells.west, x);
    cells.north = Math.min(cells.north, y);
    cells.east = Math.max(cells.east, x + 1);
    cells.south = Math.max(cells.south, y + 1);
  }
  return cells;
}

/** Device pixels of a canvas that costs no phone much memory, and of one that is still bearable. */
const LITTLE = 5_000_000;
const MOST = 13_000_000;
/** Cells beyond those in sight that are painted too, where not all of the land is. */
const BESIDE = [2, 1, 0];

/**
 * What is painted: the whole land and the cells around it, so that it can be moved and grow without painting all of it; of one that is
 * too large, what is around the part in sight.
 */
export function cellsToPaint(tiles: readonly TileView[], seen: Cells, pixels: number): Cells {
  const all = grown(cellsOf(tiles), 1);
  const costOf = ({ west, north, east, south }: Cells) => (east - west) * (south - north) * pixels ** 2;
  if (costOf(all) <= LITTLE) return all;
  const parts = BESIDE.map((by) => both(all, grown(seen, by)));
  return parts.find((part) => costOf(part) <= MOST) ?? both(all, seen);
}

const grown = ({ west, north, east, south }: Cells, by: number): Cells => ({
  west: west - by,
  north: north - by,
  east: east + by,
  south: south + by,
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

/** The tiles in some cells, those in the middle first. */
export function tilesIn(tiles: readonly TileView[], { west, north, east, south }: Cells): TileView[] {
  const far = ({ x, y }: TileView) => Math.hypot(2 * x + 1 - west - east, 2 * y + 1 - north - south);
  return tiles
    .filter(({ x, y }) => x >= west && x < east && y >= north && y < south)
    .sort((one, other) => far(one) - far(other));
}
