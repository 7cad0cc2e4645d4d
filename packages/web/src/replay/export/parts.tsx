import type { ReactNode } from 'react';
import { segmentSpot, TileArt } from '../../art/index.ts';
import { TILE } from '../../board/camera/camera.ts';
import { laidOf, type Standing, standingsOf } from '../../board/land/standing.ts';
import { tileIndex } from '../../board/land/tile-index.ts';
import { Piece } from '../../board/layers/piece.tsx';
import type { Detail } from '../../board/layers/use-detail.ts';
import { overlaysOf } from '../../expansions/tables.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';

/** A piece of a picture of the land: what it looks like about its own corner, and where it lies in board units. */
export interface Part {
  /** Parts with the same look are drawn once. */
  readonly look: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactNode;
}

/** The tiles, then what lies and stands on them, in the order they are painted. */
export interface LandParts {
  readonly tiles: readonly Part[];
  readonly pieces: readonly Part[];
}

/** The widest piece with its rim, about its middle. */
const PIECE = 64;

export function partsOf(view: TableView, seats: readonly SeatInfo[], detail: Detail): LandParts {
  const index = tileIndex(view.tiles);
  const tiles = view.tiles.map(({ id, spec, rot, x, y, closed }) => ({
    look: `tile ${id} ${rot} ${x},${y} ${closed.map(Number).join('')} ${detail}`,
    ...square(x * TILE, y * TILE, TILE),
    drawing: (
      <>
        <TileArt spec={spec} rot={rot} x={x} y={y} closed={closed} detail={detail} />
        <path className="board-edges" d={`M0 0h${TILE}v${TILE}h-${TILE}z`} />
      </>
    ),
  }));
  const overlays = overlaysOf(view).map(({ x, y, width, look, draw }) => ({
    look,
    ...square(x * TILE, y * TILE, width * TILE),
    drawing: draw(seats),
  }));
  const links = laidOf(view.things).map(({ kind, x, y, path, middle }) => ({
    look: `${kind} ${path}`,
    ...square(x * TILE, y * TILE, TILE),
    drawing: (
      <>
        <path className="board-wake" d={path} />
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <Piece kind={kind} seat={undefined} seats={seats} />
        </g>
      </>
    ),
  }));
  const standings = standingsOf(view, index, segmentSpot).map((one) => standingPart(one, seats));
  return { tiles, pieces: [...overlays, ...links, ...standings] };
}

function standingPart({ kind, seat, at, lying, count }: Standing, seats: readonly SeatInfo[]): Part {
  return {
    look: `${kind} ${seat ?? ''} ${lying} ${count}`,
    ...square(at.x - PIECE / 2, at.y - PIECE / 2, PIECE),
    drawing: (
      <g transform={`translate(${PIECE / 2} ${PIECE / 2})`}>
        <Piece kind={kind} seat={seat} seats={seats} lying={lying} />
        {count > 1 && (
          <g className="board-count" transform="translate(9 9)">
            <circle r="7" />
            <text>{count}</text>
          </g>
        )}
      </g>
    ),
  };
}

function square(x: number, y: number, side: number) {
  return { x, y, width: side, height: side };
}
