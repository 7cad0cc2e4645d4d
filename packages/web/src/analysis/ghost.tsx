import type { Answer, Target, TileSpec } from '@bastide/rules';
import { segmentSpot, TileArt } from '../art/index.ts';
import { lies } from '../art/lies.ts';
import { TILE } from '../board/camera/camera.ts';
import { placeOn } from '../board/land/segments.ts';
import { Piece } from '../board/layers/piece.tsx';
import type { SeatInfo, SpecOf, TileView } from '../session/types.ts';
import './ghost.css';

/** What a way to play is drawn as: the better one, or the one that was played beside it. */
export type Tone = 'better' | 'played';

export interface GhostProps {
  readonly way: readonly Answer[];
  readonly tone: Tone;
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  /** The tiles on the land. */
  readonly tiles: readonly TileView[];
  /** Where the tile in hand is held, and how. */
  readonly held?: Target | undefined;
}

/**
 * A way to play as it would lie on the land: the tile, and the figures that come to stand. Where the player holds the tile in the
 * same place, that one is seen: as it is held, it will lie.
 */
export function Ghost({ way, tone, seat, seats, specOf, tiles, held }: GhostProps) {
  const placement = placementOf(way);
  const placed = placement && { ...placement.target, tile: tileOf(placement) };
  const isHere = held !== undefined && placed !== undefined && isSameCell(held, placed);
  const isOtherwise = isHere && held.rot !== placed.rot;
  const shown = isOtherwise ? way.filter(({ target }) => !isSameCell(target, placed)) : way;
  return (
    <g className={`way way-${tone}`} data-way={tone}>
      {placed !== undefined && !isOtherwise && (
        <GhostTile target={placed} tone={tone} spec={isHere ? undefined : specOf(placed.tile)} />
      )}
      {shown.map(({ code, target }) => (
        <GhostPiece
          key={`${code}-${target.label}`}
          target={target}
          lying={lyingTile(target, placed, tiles, specOf)}
          seat={seat}
          seats={seats}
        />
      ))}
    </g>
  );
}

/** The move of a way that places the tile. */
export function placementOf(way: readonly Answer[]): Answer | undefined {
  return way.find(({ target }) => target.rot !== undefined);
}

/** A target that places a tile names none: it is the one in hand. */
function tileOf({ move }: Answer): string {
  return move.do === 'place' ? move.tile : '';
}

function isSameCell(one: Target, other: Target): boolean {
  return one.x === other.x && one.y === other.y;
}

interface GhostTileProps {
  readonly target: Target;
  readonly tone: Tone;
  /** Left out where the tile itself is there. */
  readonly spec: TileSpec | undefined;
}

function GhostTile({ target, tone, spec }: GhostTileProps) {
  const { x = 0, y = 0, rot = 0 } = target;
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`}>
      {spec !== undefined && (
        <g className="way-tile">
          <TileArt spec={spec} rot={rot} />
        </g>
      )}
      <rect className="way-rim" x="1.5" y="1.5" width={TILE - 3} height={TILE - 3} rx="4" />
      <g className="way-sign" transform="translate(14 14)">
        <circle r="11" />
        <path d={tone === 'better' ? 'M-5 0.5L-1.5 4L5.5 -4' : 'M-4 -4L4 4M4 -4L-4 4'} />
      </g>
    </g>
  );
}

interface Lying {
  readonly spec: NonNullable<ReturnType<SpecOf>>;
  readonly rot: number;
}

/** The tile something points to: the one just placed, or one that lies already. */
function lyingTile(
  { x, y }: Target,
  placed: Target | undefined,
  tiles: readonly TileView[],
  specOf: SpecOf,
): Lying | undefined {
  if (placed !== undefined && placed.x === x && placed.y === y && placed.tile !== undefined) {
    const spec = specOf(placed.tile);
    return spec && { spec, rot: placed.rot ?? 0 };
  }
  return tiles.find((tile) => tile.x === x && tile.y === y);
}

interface GhostPieceProps {
  readonly target: Target;
  readonly lying: Lying | undefined;
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
}

function GhostPiece({ target, lying, seat, seats }: GhostPieceProps) {
  const { x, y, on, figure } = target;
  if (lying === undefined || x === undefined || y === undefined || on === undefined || figure === undefined)
    return undefined;
  const segment = placeOn(lying.spec, lying.rot, on);
  if (segment === undefined) return undefined;
  const at = segmentSpot(lying.spec, lying.rot, segment);
  return (
    <g transform={`translate(${x * TILE + at.x} ${y * TILE + at.y})`}>
      <circle className="way-ring" r="19" />
      <Piece kind={figure} seat={seat} seats={seats} lying={lies(figure, on)} />
    </g>
  );
}
