import type { TileSpec } from '@bastide/rules';
import { memo, useRef } from 'react';
import { closedOf } from '../studio/order.ts';
import { usePicture } from '../studio/use-picture.ts';

export interface TileArtProps {
  readonly spec: TileSpec;
  /** Degrees clockwise. */
  readonly rot: number;
  /** By place: which segments belong to closed features. */
  readonly closed?: readonly boolean[] | undefined;
  /** Device pixels, where they are known; else what its box takes. */
  readonly pixels?: number | undefined;
  /** Whether it is the tile in hand, which is painted before all else. */
  readonly isHeld?: boolean | undefined;
}

const OPEN: readonly boolean[] = [];

/** The picture of a tile in a box of 100 × 100; the parent moves it to its place. */
export const TileArt = memo(function TileArt(props: TileArtProps) {
  const { spec, rot, closed = OPEN, pixels, isHeld = false } = props;
  const box = useRef<SVGRectElement>(null);
  const urgency = isHeld ? 'held' : pixels === undefined ? 'picture' : 'hand';
  const picture = usePicture(box, { spec, rot, closed }, pixels, urgency);
  return (
    <>
      <rect ref={box} className="tile-ground" width="100" height="100" />
      {/* A little over the border, so that no hair of table shows between neighbours. */}
      {picture && (
        <image href={picture} x="-.1" y="-.1" width="100.2" height="100.2" preserveAspectRatio="none" />
      )}
    </>
  );
}, isSame);

function isSame(one: TileArtProps, other: TileArtProps): boolean {
  return (
    one.spec === other.spec &&
    one.rot === other.rot &&
    one.pixels === other.pixels &&
    one.isHeld === other.isHeld &&
    closedOf({ ...one, closed: one.closed ?? OPEN }) === closedOf({ ...other, closed: other.closed ?? OPEN })
  );
}
