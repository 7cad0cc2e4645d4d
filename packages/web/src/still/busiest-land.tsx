import { useMemo } from 'react';
import { segmentSpot, TileArt } from '../art/index.ts';
import { TILE } from '../board/camera/camera.ts';
import { OverlayLayer } from '../board/layers/overlay-layer.tsx';
import { Piece } from '../board/layers/piece.tsx';
import { overlaysOf } from '../expansions/tables.ts';
import type { SeatInfo, TableView } from '../session/types.ts';

interface BusiestLandProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  /** Tiles in the picture. */
  readonly wide: number;
  readonly high: number;
  readonly className: string;
}

/** The busiest part of a land, as a picture. */
export function BusiestLand({ view, seats, wide, high, className }: BusiestLandProps) {
  const { left, top, tiles, figures } = useMemo(() => busiest(view, wide, high), [view, wide, high]);
  return (
    <svg
      className={className}
      viewBox={`${left * TILE} ${top * TILE} ${wide * TILE} ${high * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {tiles.map(({ index, spec, rot, x, y, closed }) => (
        <g key={index} transform={`translate(${x * TILE} ${y * TILE})`}>
          <TileArt spec={spec} rot={rot} closed={closed} />
        </g>
      ))}
      <OverlayLayer overlays={overlaysOf(view)} seats={seats} />
      {figures.map(({ key, kind, seat, lying, x, y, place }) => {
        const tile = tiles.find((other) => other.x === x && other.y === y);
        if (tile === undefined) return undefined;
        const spot = segmentSpot(tile.spec, tile.rot, place);
        return (
          <g key={key} transform={`translate(${x * TILE + spot.x} ${y * TILE + spot.y})`}>
            <Piece kind={kind} seat={seat} seats={seats} lying={lying} />
          </g>
        );
      })}
    </svg>
  );
}

type Place = { readonly x: number; readonly y: number };

/** The part of the size of the picture with the most tiles. */
function busiest({ tiles, figures }: TableView, wide: number, high: number) {
  const isIn = (left: number, top: number) => {
    return ({ x, y }: Place) => x >= left && x < left + wide && y >= top && y < top + high;
  };
  const corners = tiles.flatMap(({ x, y }) => [
    { left: x, top: y },
    { left: x, top: y - high + 1 },
  ]);
  const count = ({ left, top }: (typeof corners)[number]) => tiles.filter(isIn(left, top)).length;
  const { left, top } = corners.reduce((best, one) => (count(one) > count(best) ? one : best), {
    left: 0,
    top: 0,
  });
  // What lies just outside is seen where the picture is wider or higher than it should be.
  const isNear = ({ x, y }: Place) =>
    x >= left - 2 && x < left + wide + 2 && y >= top - 1 && y < top + high + 1;
  return { left, top, tiles: tiles.filter(isNear), figures: figures.filter(isNear) };
}
