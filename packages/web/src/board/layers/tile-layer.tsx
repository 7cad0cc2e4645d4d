import { memo, useRef, useState } from 'react';
import { TileArt } from '../../art/index.ts';
import type { TileView } from '../../session/types.ts';
import { type Point, TILE } from '../camera/camera.ts';
import { SETTLES, useArrival } from '../effects/arrival.ts';
import type { Detail } from './use-detail.ts';
import { detailOf } from './use-detail.ts';

interface TileLayerProps {
  readonly tiles: readonly TileView[];
  /** How much is drawn, by slot. */
  readonly drawn: readonly Detail[];
  /** For tiles that were not there before. */
  readonly detail: Detail;
  readonly last: Point | undefined;
  readonly edges: boolean;
  readonly motion: boolean;
}

/** The land: tiles, their edges, and a mark round the tile placed last. */
export const TileLayer = memo(function TileLayer({
  tiles,
  drawn,
  detail,
  last,
  edges,
  motion,
}: TileLayerProps) {
  // Tiles that lay there when the table was opened do not settle.
  const [old] = useState(tiles.length);
  return (
    <g>
      {tiles.map((tile) => (
        <LaidTile
          key={keyOf(tile)}
          tile={tile}
          detail={detailOf(drawn, tile.index, detail)}
          settles={motion && tile.index >= old}
        />
      ))}
      <path className={edges ? 'board-edges strong' : 'board-edges'} d={tiles.map(edgeOf).join('')} />
      {last && (
        <rect className="board-last" x={last.x * TILE} y={last.y * TILE} width={TILE} height={TILE} rx="3" />
      )}
    </g>
  );
});

const keyOf = ({ index, x, y, rot }: TileView): string => `${index} ${x},${y} ${rot}`;
const edgeOf = ({ x, y }: TileView): string => `M${x * TILE} ${y * TILE}h${TILE}v${TILE}h-${TILE}z`;

interface LaidTileProps {
  readonly tile: TileView;
  readonly detail: Detail;
  readonly settles: boolean;
}

const LaidTile = memo(function LaidTile({ tile, detail, settles }: LaidTileProps) {
  const { spec, rot, x, y, closed } = tile;
  const box = useRef<SVGGElement>(null);
  useArrival(box, SETTLES, settles);
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`}>
      <g ref={box} className="board-arrives">
        <TileArt spec={spec} rot={rot} x={x} y={y} closed={closed} detail={detail} />
      </g>
    </g>
  );
}, isSame);

/** A tile that has not changed is the same object in every state. */
function isSame(one: LaidTileProps, other: LaidTileProps): boolean {
  return one.tile === other.tile && one.detail === other.detail;
}
