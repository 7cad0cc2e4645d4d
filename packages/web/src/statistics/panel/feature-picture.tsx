import type { SegmentPlace } from '@bastide/rules';
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
      <path className="feature-glow" d={outlineOf(segments, tiles)} />
    </svg>
  );
}
