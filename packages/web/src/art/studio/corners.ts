import { SIZE } from '../geometry.ts';
import { cornersOf } from '../paint/city/corner.ts';
import type { LandTile } from './land.ts';

const cellKey = (x: number, y: number): string => `${x},${y}`;

/** Where walls meet in the middle of the land, in board units. */
interface LandCorner {
  readonly x: number;
  readonly y: number;
  readonly isClosed: boolean;
}

/** The corners around which all tiles lie, from north to south; on the rim of the land towers are cut off with the card. */
export function cornersIn(tiles: readonly LandTile[]): LandCorner[] {
  const cells = new Set(tiles.map(({ x, y }) => cellKey(x, y)));
  const found = new Map<string, LandCorner>();
  for (const tile of tiles) {
    for (const { at, city } of cornersOf(tile.spec, tile.rot)) {
      const [x, y] = [tile.x * SIZE + at.x, tile.y * SIZE + at.y];
      if (!isSurrounded(x, y, cells)) continue;
      const key = cellKey(x, y);
      const isClosed = tile.closed[city] || (found.get(key)?.isClosed ?? false);
      found.set(key, { x, y, isClosed });
    }
  }
  return [...found.values()].sort((one, other) => one.y - other.y);
}

function isSurrounded(x: number, y: number, cells: ReadonlySet<string>): boolean {
  return [-1, 1].every((east) =>
    [-1, 1].every((south) =>
      cells.has(cellKey(Math.floor((x + east) / SIZE), Math.floor((y + south) / SIZE))),
    ),
  );
}
