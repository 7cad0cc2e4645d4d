import { useState } from 'react';
import type { TileView } from '../../session/types.ts';

/** The tile that is just being placed, until it lies. Where several come at once, or nothing is to move, they are simply there. */
export function useArriving(
  tiles: readonly TileView[],
  motion: boolean,
): { readonly arriving: TileView | undefined; onLies(): void } {
  const [known, know] = useState({ count: tiles.length, at: undefined as string | undefined });
  let { at } = known;
  if (tiles.length !== known.count) {
    const newest = tiles.at(-1);
    at = motion && tiles.length === known.count + 1 && newest ? placeOf(newest) : undefined;
    know({ count: tiles.length, at });
  }
  const arriving = at === undefined ? undefined : tiles.find((tile) => placeOf(tile) === at);
  return { arriving, onLies: () => know({ count: tiles.length, at: undefined }) };
}

const placeOf = ({ index, x, y, rot }: TileView): string => `${index} ${x},${y} ${rot}`;
