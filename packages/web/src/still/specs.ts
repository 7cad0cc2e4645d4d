import type { TileSpec } from '@bastide/rules';
import { allTiles } from '../art/index.ts';

let known: ReadonlyMap<string, TileSpec> | undefined;

/** What is printed on a tile, by its id, of whatever set. */
export function specOfTile(id: string): TileSpec {
  known ??= new Map(allTiles().map((tile) => [tile.id, tile.spec]));
  const spec = known.get(id);
  if (spec === undefined) throw new Error(`no set has a tile ${id}`);
  return spec;
}
