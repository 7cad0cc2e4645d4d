import { seatColour } from '../art/index.ts';
import { TILE } from '../board/camera/camera.ts';
import type { ToldTurn } from '../log/chronicle.ts';
import type { SeatInfo } from '../session/types.ts';

interface SinceOutlinesProps {
  readonly turns: readonly ToldTurn[];
  readonly seats: readonly SeatInfo[];
}

const IN = 2;

/** The tiles placed since one's own turn, each in its owner's colour. */
export function SinceOutlines({ turns, seats }: SinceOutlinesProps) {
  const tiles = turns.flatMap((turn) => turn.tiles);
  return (
    <g className="since-outlines">
      {tiles.map(({ x, y, seat }) => {
        const box = {
          x: x * TILE + IN,
          y: y * TILE + IN,
          width: TILE - 2 * IN,
          height: TILE - 2 * IN,
          rx: 4,
        };
        return (
          <g key={`${x},${y}`}>
            <rect className="since-edge" {...box} />
            <rect {...box} stroke={seatColour(seats[seat].colour)} />
          </g>
        );
      })}
    </g>
  );
}
