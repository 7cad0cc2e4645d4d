import type { Answer, TileSpec } from '@bastide/rules';
import { seatColour, TileArt } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import type { Aim } from '../pointing/aims.ts';
import { AimPiece } from './aim-layer.tsx';

interface ChoiceLayerProps {
  readonly aim: Aim;
  readonly answer: Answer;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  readonly tile: TileSpec | undefined;
  /** Device pixels of a tile. */
  readonly pixels: number;
}

/** The tentative choice: as it would be, but lifted, for nothing is final yet. */
export function ChoiceLayer({ aim, answer, seat, seats, tile, pixels }: ChoiceLayerProps) {
  const colour = seat === undefined ? 'currentColor' : seatColour(seats[seat].colour);
  return (
    <g className="board-choice" data-chosen={aim.key} style={{ color: colour }}>
      {aim.shape === 'cell' && tile !== undefined ? (
        <LiftedTile aim={aim} rot={answer.target.rot ?? 0} tile={tile} pixels={pixels} />
      ) : (
        <LiftedPiece aim={aim} seat={seat} seats={seats} at={aim.answers.indexOf(answer)} />
      )}
    </g>
  );
}

interface LiftedTileProps {
  readonly aim: Aim;
  readonly rot: number;
  readonly tile: TileSpec;
  /** Device pixels of a tile. */
  readonly pixels: number;
}

function LiftedTile({ aim, rot, tile, pixels }: LiftedTileProps) {
  return (
    <g transform={`translate(${aim.x * TILE} ${aim.y * TILE})`}>
      <rect className="board-shadow" x="3" y="6" width={TILE} height={TILE} rx="6" />
      <g className="board-lifted">
        <g key={rot} className="board-turns">
          <TileArt spec={tile} rot={rot} pixels={pixels} />
          <rect className="board-rim" width={TILE} height={TILE} rx="3" />
        </g>
      </g>
    </g>
  );
}

interface LiftedPieceProps {
  readonly aim: Aim;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  readonly at: number;
}

function LiftedPiece({ aim, seat, seats, at }: LiftedPieceProps) {
  const { x, y, link } = aim;
  // What links two edges lies between them, not where one points at it.
  const place = link ? { x: x * TILE + link.middle.x, y: y * TILE + link.middle.y } : aim.at;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <ellipse className="board-shadow" cx="2" cy="13" rx="12" ry="4.5" />
      {link === undefined && <circle className="board-ring" r="19" />}
      <g transform="translate(0 -4) scale(1.12)">
        <AimPiece aim={aim} seat={seat} seats={seats} at={at} />
      </g>
    </g>
  );
}
