import type { ReactNode } from 'react';
import { segmentSpot } from '../../art/index.ts';
import type { Light } from '../../art/paint/face.ts';
import { type Form, type Order, orderOf } from '../../art/studio/order.ts';
import type { Picture } from '../../art/studio/shelf.ts';
import { TILE } from '../../board/camera/camera.ts';
import { laidOf, type Standing, standingsOf } from '../../board/land/standing.ts';
import { tileIndex } from '../../board/land/tile-index.ts';
import { Piece } from '../../board/layers/piece.tsx';
import { overlaysOf } from '../../expansions/tables.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';

/** A piece of a picture of the land: what it looks like about its own corner, and where it lies in board units. */
export interface Sprite {
  /** Parts with the same look are drawn once. */
  readonly look: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactNode;
}

/** A tile of a picture: its face, and where it lies in board units. */
export interface TileSprite {
  readonly order: Order;
  readonly x: number;
  readonly y: number;
}

/** The widest piece with its rim, about its middle. */
const PIECE = 64;

/** The tiles of a picture in which each has so many pixels. */
export function tileSprites({ tiles }: TableView, pixels: number, light: Light, form: Form): TileSprite[] {
  return tiles.map((tile) => ({
    order: orderOf(tile, pixels, light, form),
    x: tile.x * TILE,
    y: tile.y * TILE,
  }));
}

/** What lies and stands on the tiles, in the order it is painted. */
export function pieceSprites(view: TableView, seats: readonly SeatInfo[]): Sprite[] {
  const index = tileIndex(view.tiles);
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
  const standings = standingsOf(view, index, segmentSpot).map((one) => standingSprite(one, seats));
  return [...overlays, ...links, ...standings];
}

function standingSprite({ kind, seat, at, lying, count }: Standing, seats: readonly SeatInfo[]): Sprite {
  return {
    look: `${kind} ${seat ?? ''} ${lying} ${count}`,
    ...square(at.x - PIECE / 2, at.y - PIECE / 2, PIECE),
    drawing: (
      <g transform={`translate(${PIECE / 2} ${PIECE / 2})`}>
        <Piece kind={kind} seat={seat} seats={seats} lying={lying} />
        {count > 1 && (
          <g className="board-count" transform="translate(9 9)">
            <circle r="8" />
            <text>×{count}</text>
          </g>
        )}
      </g>
    ),
  };
}

function square(x: number, y: number, side: number) {
  return { x, y, width: side, height: side };
}

/** Copies the pictures of tiles to where they lie, on a canvas whose corner lies at `from`; a board unit has `scale` pixels. */
export function copyTiles(
  pen: CanvasRenderingContext2D,
  tiles: readonly TileSprite[],
  pictures: readonly Picture[],
  from: { readonly x: number; readonly y: number },
  scale: number,
): void {
  for (const [i, { x, y }] of tiles.entries()) {
    const picture = pictures[i];
    if (typeof picture === 'string') continue;
    pen.drawImage(picture, Math.round((x - from.x) * scale), Math.round((y - from.y) * scale));
  }
}
