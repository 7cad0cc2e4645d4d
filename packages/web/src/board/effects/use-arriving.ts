import { useState } from 'react';
import type { TileView } from '../../session/types.ts';

interface Arriving {
  /** The tile that was just placed and is not in the picture of the land yet. */
  readonly tile: TileView | undefined;
  /** Whether it is still on its way. */
  readonly isMoving: boolean;
  /** Other tiles the picture of the land does not have yet. */
  readonly bare: readonly TileView[];
  /** It has come to lie; the land shows these tiles. */
  onLies(): void;
  onShown(tiles: readonly TileView[]): void;
}

/** The tile that is just being placed, until the land has it. Where several come at once they are simply there. */
export function useArriving(tiles: readonly TileView[], motion: boolean): Arriving {
  const [known, know] = useState<Known>({ count: tiles.length, at: undefined, isMoving: false });
  const [painted, paint] = useState<ReadonlySet<TileView>>(new Set());
  let now = known;
  if (tiles.length !== known.count) {
    const newest = tiles.at(-1);
    const isOne = newest !== undefined && tiles.length === known.count + 1;
    now = { count: tiles.length, at: isOne ? placeOf(newest) : undefined, isMoving: isOne && motion };
    know(now);
  }
  const { at, isMoving } = now;
  const arriving = at === undefined ? undefined : tiles.find((tile) => placeOf(tile) === at);
  return {
    tile: arriving,
    isMoving,
    bare: tiles.filter((tile) => tile !== arriving && !painted.has(tile)),
    onLies: () => know((one) => ({ ...one, isMoving: false })),
    onShown(shown) {
      paint(new Set(shown));
      know((one) =>
        one.at !== undefined && !one.isMoving && shown.some((tile) => placeOf(tile) === one.at)
          ? { ...one, at: undefined }
          : one,
      );
    },
  };
}

interface Known {
  readonly count: number;
  readonly at: string | undefined;
  readonly isMoving: boolean;
}

const placeOf = ({ index, x, y, rot }: TileView): string => `${index} ${x},${y} ${rot}`;
