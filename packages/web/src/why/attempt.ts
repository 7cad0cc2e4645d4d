import type { Attempt } from '@bastide/rules';
import { segmentSpot } from '../art/index.ts';
import { type Point, TILE } from '../board/camera/camera.ts';
import { segmentAt } from '../board/land/outline.ts';
import { onBoard } from '../board/land/overlays.ts';
import { cellKey } from '../board/land/tile-index.ts';
import type { Ground } from '../board/land/use-ground.ts';
import type { Aim } from '../board/pointing/aims.ts';
import { distance } from '../board/pointing/aims.ts';
import type { Overlay } from '../expansions/table-extras.ts';
import type { TileView } from '../session/types.ts';

/** Something that can't be chosen, and where on the board, in its units, one would point at it. */
export interface Pointed {
  readonly attempt: Attempt;
  readonly at: Point;
}

/** Whether the open question is one that is answered by pointing at the land. */
function isAsked({ seat, answers }: Ground, question: string): boolean {
  if (seat === undefined) return false;
  return question === 'figure' || answers.some(({ target }) => target.x !== undefined);
}

/** What somebody means who points there and hits nothing that can be chosen; nothing far from the land. */
export function pointedAt(point: Point, ground: Ground, question: string, rot: number): Pointed | undefined {
  if (!isAsked(ground, question)) return undefined;
  const x = Math.floor(point.x / TILE);
  const y = Math.floor(point.y / TILE);
  if (question === 'place') {
    if (!isNear(x, y, ground.tiles)) return undefined;
    // Where a tile lies, turning helps nobody.
    const isTaken = ground.tiles.has(cellKey(x, y));
    return { attempt: isTaken ? { x, y } : { x, y, rot }, at: middleOf(x, y) };
  }
  const over = figureOver(point, ground.overlays);
  if (over !== undefined) return over;
  if (!ground.tiles.has(cellKey(x, y))) return undefined;
  const place = segmentAt(point, ground.tiles)?.place;
  return { attempt: { x, y, place }, at: point };
}

/**
 * All that can't be chosen, for the keys to walk over: empty cells beside the land where the tile fits in no rotation, or
 * segments, those of the tile placed last first.
 */
export function pointables(ground: Ground, question: string, rot: number): Pointed[] {
  if (!isAsked(ground, question)) return [];
  return question === 'place' ? cells(ground, rot) : segments(ground);
}

function cells({ tiles, aims }: Ground, rot: number): Pointed[] {
  const offered = new Set(aims.map(({ x, y }) => cellKey(x, y)));
  const beside = [...tiles.values()].flatMap(({ x, y }) => [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]);
  const empty = new Map(beside.map((cell) => [cellKey(cell.x, cell.y), cell]));
  return [...empty]
    .filter(([key]) => !tiles.has(key) && !offered.has(key))
    .map(([, { x, y }]) => ({ attempt: { x, y, rot }, at: middleOf(x, y) }))
    .sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}

function segments({ tiles, aims }: Ground): Pointed[] {
  return [...tiles.values()].reverse().flatMap((tile) =>
    tile.spec.segments.flatMap((_, place) => {
      if (aims.some((aim) => isAimAt(aim, tile, place))) return [];
      const { x, y } = tile;
      const spot = segmentSpot(tile.spec, tile.rot, place);
      return [{ attempt: { x, y, place }, at: { x: x * TILE + spot.x, y: y * TILE + spot.y } }];
    }),
  );
}

function isAimAt({ x, y, shape, segment }: Aim, tile: TileView, place: number): boolean {
  return x === tile.x && y === tile.y && (shape === 'tile' || shape === 'link' || segment === place);
}

const middleOf = (x: number, y: number): Point => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });

/** Whether a tile lies there or around. */
function isNear(x: number, y: number, tiles: ReadonlyMap<string, TileView>): boolean {
  return [-1, 0, 1].some((south) => [-1, 0, 1].some((east) => tiles.has(cellKey(x + east, y + south))));
}

/** How near one must point to a figure on a spot off the tiles. */
const REACH = 18;

/** A spot drawn over the tiles on which somebody stands. */
function figureOver(point: Point, overlays: readonly Overlay[]): Pointed | undefined {
  for (const overlay of overlays) {
    for (const { spot, at: inBox } of overlay.taken) {
      const at = onBoard(overlay, inBox);
      if (distance(at, point) <= REACH) return { attempt: { spot }, at };
    }
  }
  return undefined;
}
