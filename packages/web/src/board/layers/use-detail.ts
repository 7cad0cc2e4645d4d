import { useEffect, useState } from 'react';
import type { TileView } from '../../session/types.ts';
import { type Camera, type Size, TILE } from '../camera/camera.ts';

/** Tiles drawn anew in one frame: so few that a press in between need not wait. */
const AT_ONCE = 4;
/** Tiles of a land that is opened are drawn so first. */
const FIRST: Detail = 'medium';

/**
 * How much of each tile is drawn, by its index. After the camera has come to rest the tiles in view change to what suits them, a
 * few in each frame from the middle outwards; those out of view stay as they are.
 */
export function useDetail(
  tiles: readonly TileView[],
  camera: Camera,
  size: Size | undefined,
): readonly Detail[] {
  const [drawn, draw] = useState<readonly Detail[]>([]);
  useEffect(() => {
    if (size === undefined || size.width === 0) return;
    const late = overdue(tiles, drawn, camera, size);
    if (late.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const wanted = detailFor(camera.zoom);
      const next = tiles.map(({ index }) => detailOf(drawn, index, wanted));
      for (const index of late.slice(0, AT_ONCE)) next[index] = wanted;
      draw(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [tiles, drawn, camera, size]);
  return drawn;
}

/** A tile placed just now is drawn at once as the zoom asks. */
export function detailOf(drawn: readonly Detail[], index: number, wanted: Detail): Detail {
  return drawn[index] ?? (drawn.length === 0 ? FIRST : wanted);
}

/** The indices of tiles in view that are drawn otherwise than suits the zoom, those in the middle first. */
export function overdue(
  tiles: readonly TileView[],
  drawn: readonly Detail[],
  { x, y, zoom }: Camera,
  { width, height }: Size,
): number[] {
  const wanted = detailFor(zoom);
  const late: { index: number; far: number }[] = [];
  for (const tile of tiles) {
    if (detailOf(drawn, tile.index, wanted) === wanted) continue;
    const east = Math.abs((tile.x + 0.5) * TILE - x) - TILE;
    const south = Math.abs((tile.y + 0.5) * TILE - y) - TILE;
    if (east * zoom > width / 2 || south * zoom > height / 2) continue;
    late.push({ index: tile.index, far: Math.max(east, south) });
  }
  return late.sort((one, other) => one.far - other.far).map(({ index }) => index);
}

/** How much of a tile is drawn. */
export type Detail = 'full' | 'medium' | 'plain';

/** By how many pixels a tile takes. */
export function detailFor(zoom: number): Detail {
  const pixels = zoom * TILE;
  if (pixels < 36) return 'plain';
  return pixels < 72 ? 'medium' : 'full';
}
