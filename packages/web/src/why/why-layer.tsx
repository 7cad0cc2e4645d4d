import type { Evidence, TileSpec } from '@bastide/rules';
import { surveyFeature } from '@bastide/rules/internal';
import { segmentSpot, TileArt } from '../art/index.ts';
import { TILE } from '../board/camera/camera.ts';
import { outlineOf } from '../board/land/outline.ts';
import { cellKey } from '../board/land/tile-index.ts';
import type { TableView, TileView } from '../session/types.ts';
import type { Asked } from './use-why.ts';

interface WhyLayerProps {
  readonly asked: Asked;
  readonly view: TableView;
  readonly tiles: ReadonlyMap<string, TileView>;
  /** The tile in hand. */
  readonly tile: TileSpec | undefined;
  /** Device pixels of a tile. */
  readonly pixels: number;
}

/** What can't be chosen, and what on the land shows why. */
export function WhyLayer({ asked, view, tiles, tile, pixels }: WhyLayerProps) {
  const { attempt, reasons } = asked;
  const { x, y, rot, place } = attempt;
  const evidence = reasons.flatMap(({ at = [] }) => at);
  return (
    <g className="board-why">
      {x !== undefined && y !== undefined && rot !== undefined && !tiles.has(cellKey(x, y)) && (
        <g transform={`translate(${x * TILE} ${y * TILE})`}>
          {tile && (
            <g className="why-ghost">
              <TileArt spec={tile} rot={rot} pixels={pixels} />
            </g>
          )}
          <rect className="why-cell" x="3" y="3" width={TILE - 6} height={TILE - 6} rx="9" />
        </g>
      )}
      {x !== undefined && y !== undefined && place !== undefined && (
        <path className="why-ground" d={outlineOf([{ x, y, place }], tiles)} />
      )}
      {evidence.map((one) => (
        <Shown key={JSON.stringify(one)} evidence={one} view={view} tiles={tiles} />
      ))}
    </g>
  );
}

/** Ends of an edge in the tile's box. */
const EDGES = { N: 'M6 0H94', E: 'M100 6V94', S: 'M6 100H94', W: 'M0 6V94' } as const;

interface ShownProps {
  readonly evidence: Evidence;
  readonly view: TableView;
  readonly tiles: ReadonlyMap<string, TileView>;
}

/** An edge as a bar, a figure in a ring on its whole feature, a tile in a frame. */
function Shown({ evidence: { x, y, edge, place }, view, tiles }: ShownProps) {
  const transform = `translate(${x * TILE} ${y * TILE})`;
  if (edge !== undefined) return <path className="why-edge" transform={transform} d={EDGES[edge]} />;
  const tile = tiles.get(cellKey(x, y));
  if (place === undefined || tile === undefined) {
    return <rect className="why-tile" transform={transform} width={TILE} height={TILE} rx="4" />;
  }
  const spot = segmentSpot(tile.spec, tile.rot, place);
  const feature = surveyFeature(view, { x, y, place });
  return (
    <>
      <path className="why-feature" d={outlineOf(feature?.segments ?? [{ x, y, place }], tiles)} />
      <circle className="why-ring" cx={x * TILE + spot.x} cy={y * TILE + spot.y} r="21" />
    </>
  );
}
