import type { TileSpec } from '@bastide/rules';
import type { TileView } from '../../session/types.ts';
import type { Point } from '../camera/camera.ts';

/** Where a figure stands on a segment, in the tile's box: `segmentSpot` of the art. */
export type SpotOf = (spec: TileSpec, rot: number, place: number) => Point;

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** The tiles by cell. */
export function tileIndex(tiles: readonly TileView[]): Map<string, TileView> {
  return new Map(tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));
}
