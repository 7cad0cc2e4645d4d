import type { SegmentPlace } from '@bastide/rules';
import { useId } from 'react';
import { TileArt } from '../../art/index.ts';
import { outlineOf } from '../../board/land/outline.ts';
import { cellKey } from '../../board/land/tile-index.ts';
import type { TileView } from '../../session/types.ts';

interface FeaturePictureProps {
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly segments: readonly SegmentPlace[];
  readonly label: string;
}

const TILE = 100;
const RIM = 12;

/** A feature on its tiles, lit up. */
export function FeaturePicture({ tiles, segments, label }: FeaturePictureProps) {
  const cells = [...new Set(segments.map(({ x, y }) => cellKey(x, y)))].flatMap(
    (key) => tiles.get(key) ?? [],
  );
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = Math.min(...xs) * TILE - RIM;
  const top = Math.min(...ys) * TILE - RIM;
  const width = (Math.max(...xs) + 1) * TILE + RIM - left;
  const height = (Math.max(...ys) + 1) * TILE + RIM - top;
  const area = outlineOf(segments, tiles);
  const around = useId();
  return (
    <svg
      className="feature-picture"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {cells.map(({ index, spec, rot, x, y, closed }) => (
        <g key={index} transform={`translate(${x * TILE} ${y * TILE})`}>
          <TileArt spec={spec} rot={rot} closed={closed} />
        </g>
      ))}
      {/* Tiles have edges inside the feature too: only what is seen beyond its area is drawn around it. */}
      <mask id={around} maskUnits="userSpaceOnUse" x={left} y={top} width={width} height={height}>
        <rect x={left} y={top} width={width} height={height} fill="#fff" />
        <path d={area} fill="#000" stroke="#000" />
      </mask>
      <path className="feature-glow" d={area} />
      <path className="feature-rim" d={area} mask={`url(#${around})`} />
    </svg>
  );
}
