import type { SegmentPlace, TileSpec } from '@bastide/rules';
import { closedPath, insideAny } from '../../art/geometry.ts';
import { segmentArea, turnedLayout } from '../../art/place.ts';
import type { TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { cellKey } from './tile-index.ts';

type Tiles = ReadonlyMap<string, TileView>;

/** The area of segments as one path in board units. */
export function outlineOf(segments: readonly SegmentPlace[], tiles: Tiles): string {
  return segments.map((segment) => outlineOfOne(segment, tiles)).join('');
}

function outlineOfOne({ x, y, place }: SegmentPlace, tiles: Tiles): string {
  const tile = tiles.get(cellKey(x, y));
  if (tile === undefined) return '';
  return segmentArea(tile.spec, tile.rot, place)
    .map((polygon) => closedPath(polygon.map((point) => ({ x: point.x + x * TILE, y: point.y + y * TILE }))))
    .join('');
}

export function isOnSegment({ x, y, place }: SegmentPlace, point: Point, tiles: Tiles): boolean {
  const tile = tiles.get(cellKey(x, y));
  if (tile === undefined) return false;
  const inBox = { x: point.x - x * TILE, y: point.y - y * TILE };
  return insideAny(segmentArea(tile.spec, tile.rot, place), inBox);
}

/** What lies on top first: buildings, then roads, cities, and the fields around them. */
const FROM_TOP = ['monastery', 'garden', 'road', 'city', 'river', 'field'];

/** The segment under a point of the board. */
export function segmentAt(point: Point, tiles: Tiles): SegmentPlace | undefined {
  const x = Math.floor(point.x / TILE);
  const y = Math.floor(point.y / TILE);
  const tile = tiles.get(cellKey(x, y));
  if (tile === undefined) return undefined;
  const places = tile.spec.segments
    .map(({ kind }, place) => ({ place, depth: FROM_TOP.indexOf(kind) }))
    .sort((one, other) => one.depth - other.depth);
  const found = places.find(({ place }) => isOnSegment({ x, y, place }, point, tiles));
  return found && { x, y, place: found.place };
}

/** Where a mark is printed, in the tile's box. */
export function markOf(spec: TileSpec, rot: number, mark: string): Point | undefined {
  return turnedLayout(spec, rot).marks.find(({ name }) => name === mark)?.at;
}
