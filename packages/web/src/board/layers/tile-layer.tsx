import { memo, useLayoutEffect, useRef } from 'react';
import { TileArt } from '../../art/index.ts';
import type { TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { SETTLES } from '../effects/arrival.ts';

interface TileLayerProps {
  readonly tiles: readonly TileView[];
  /** The tile that isn't in the picture of the land yet, whether it is still on its way, and what to do when it lies. */
  readonly arriving: TileView | undefined;
  readonly isMoving: boolean;
  onLies(): void;
  readonly last: Point | undefined;
  readonly edges: boolean;
  /** Device pixels of a tile. */
  readonly pixels: number;
}

/** What is drawn over the painted land: the tile that arrives, edges for those who want them, a mark round the tile placed last. */
export const TileLayer = memo(function TileLayer(props: TileLayerProps) {
  const { tiles, arriving, isMoving, onLies, last, edges, pixels } = props;
  return (
    <g>
      {arriving && (
        <ArrivingTile
          key={`${arriving.index} ${arriving.x},${arriving.y}`}
          tile={arriving}
          isMoving={isMoving}
          pixels={pixels}
          onLies={onLies}
        />
      )}
      {edges && <path className="board-edges" d={tiles.map(edgeOf).join('')} />}
      {last && (
        <rect className="board-last" x={last.x * TILE} y={last.y * TILE} width={TILE} height={TILE} rx="3" />
      )}
    </g>
  );
});

const edgeOf = ({ x, y }: TileView): string => `M${x * TILE} ${y * TILE}h${TILE}v${TILE}h-${TILE}z`;

interface ArrivingTileProps {
  readonly tile: TileView;
  readonly isMoving: boolean;
  readonly pixels: number;
  onLies(): void;
}

function ArrivingTile({ tile, isMoving, pixels, onLies }: ArrivingTileProps) {
  const { spec, rot, x, y, closed } = tile;
  const box = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes only once, when it is first drawn
  useLayoutEffect(() => {
    if (!isMoving) return;
    const { duration, easing, frames } = SETTLES;
    const coming = box.current?.animate?.([...frames], { duration, easing });
    if (coming === undefined) onLies();
    else coming.onfinish = onLies;
    return () => coming?.cancel();
  }, []);
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`}>
      {isMoving && <rect className="board-thud" width={TILE} height={TILE} rx="3" />}
      <g ref={box} className="board-arrives">
        <TileArt spec={spec} rot={rot} closed={closed} pixels={pixels} />
      </g>
    </g>
  );
}
