import type { TileView } from '../../session/types.ts';
import { type Camera, type Size, TILE } from '../camera/camera.ts';
import { MARGIN } from '../camera/rig.ts';

/** The part of the land that lies on the sheet, in device pixels from the sheet's corner. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The size of a tile. */
  readonly pixels: number;
  /** Where the corner of tile (0, 0) is. */
  readonly east: number;
  readonly south: number;
  /** Tiles in sight, those in the middle first, and those that a pan would bring. */
  readonly seen: readonly TileView[];
  readonly beside: readonly TileView[];
}

/** Room for the shadow of the land, as a share of a tile. */
export const RIM = 0.25;

/** Cuts the land to the sheet, and the canvas to the land: what is empty costs no memory. */
export function cutOf(tiles: readonly TileView[], camera: Camera, size: Size, ratio: number): Cut {
  const pixels = Math.round(camera.zoom * TILE * ratio);
  const east = Math.round((size.width / 2 + MARGIN - camera.x * camera.zoom) * ratio);
  const south = Math.round((size.height / 2 + MARGIN - camera.y * camera.zoom) * ratio);
  const [wide, high] = [(size.width + 2 * MARGIN) * ratio, (size.height + 2 * MARGIN) * ratio];
  const seen: Far[] = [];
  const beside: Far[] = [];
  const edges = { left: wide, top: high, right: 0, bottom: 0 };
  for (const tile of tiles) {
    const [x, y] = [east + tile.x * pixels, south + tile.y * pixels];
    if (x + pixels <= 0 || y + pixels <= 0 || x >= wide || y >= high) continue;
    edges.left = Math.min(edges.left, x);
    edges.top = Math.min(edges.top, y);
    edges.right = Math.max(edges.right, x + pixels);
    edges.bottom = Math.max(edges.bottom, y + pixels);
    const beyond = (at: number, whole: number) => Math.abs(at + pixels / 2 - whole / 2) - pixels / 2;
    const [aside, below] = [beyond(x, wide), beyond(y, high)];
    const isSeen = aside < (size.width * ratio) / 2 && below < (size.height * ratio) / 2;
    (isSeen ? seen : beside).push({ tile, far: Math.max(aside, below) });
  }
  const rim = Math.ceil(RIM * pixels);
  const left = Math.max(0, edges.left - rim);
  const top = Math.max(0, edges.top - rim);
  return {
    left,
    top,
    width: Math.max(0, Math.ceil(Math.min(wide, edges.right + rim)) - left),
    height: Math.max(0, Math.ceil(Math.min(high, edges.bottom + rim)) - top),
    pixels,
    east,
    south,
    seen: nearestFirst(seen),
    beside: nearestFirst(beside),
  };
}

interface Far {
  readonly tile: TileView;
  readonly far: number;
}

const nearestFirst = (tiles: readonly Far[]): TileView[] =>
  [...tiles].sort((one, other) => one.far - other.far).map(({ tile }) => tile);
