import { memo, useMemo, useRef, useState } from 'react';
import { seatColour } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { DROPS, useArrival } from '../effects/arrival.ts';
import { stepApart } from '../land/figure-size.ts';
import type { Laid, Standing } from '../land/standing.ts';
import { Piece } from './piece.tsx';

interface FigureLayerProps {
  readonly standings: readonly Standing[];
  readonly laid: readonly Laid[];
  readonly seats: readonly SeatInfo[];
  /** The seat whose figures glow. */
  readonly mine: number | undefined;
  readonly motion: boolean;
  /** How much larger than on a near land they are. */
  readonly scale: number;
}

/** Everything that stands or lies on the land. */
export const FigureLayer = memo(function FigureLayer({
  standings,
  laid,
  seats,
  mine,
  motion,
  scale,
}: FigureLayerProps) {
  // Figures that stood there when the table was opened do not drop.
  const [old] = useState(() => new Set(standings.map(({ key }) => key)));
  const apart = useMemo(() => stepApart(standings, scale), [standings, scale]);
  return (
    <g className="board-people">
      {laid.map((link) => (
        <LaidLink key={link.key} link={link} seats={seats} scale={scale} />
      ))}
      {apart
        .filter(({ seat }) => mine !== undefined && seat === mine)
        .map(({ key, at, seat = 0 }) => (
          <circle
            key={key}
            className="board-mine"
            cx={at.x}
            cy={at.y}
            r={20 * scale}
            stroke={seatColour(seats[seat].colour)}
          />
        ))}
      {apart.map((standing) => (
        <StandingPiece
          key={standing.key}
          standing={standing}
          seats={seats}
          scale={scale}
          drops={motion && !old.has(standing.key)}
        />
      ))}
    </g>
  );
});

interface LaidLinkProps extends Pick<FigureLayerProps, 'seats' | 'scale'> {
  readonly link: Laid;
}

/** A boat on the water between two quays. */
function LaidLink({ link, seats, scale }: LaidLinkProps) {
  return (
    <g transform={`translate(${link.x * TILE} ${link.y * TILE})`}>
      <path className="board-wake" d={link.path} />
      <g transform={`translate(${link.middle.x} ${link.middle.y}) scale(${scale})`}>
        <Piece kind={link.kind} seat={undefined} seats={seats} />
      </g>
    </g>
  );
}

interface StandingPieceProps {
  readonly standing: Standing;
  readonly seats: readonly SeatInfo[];
  readonly scale: number;
  readonly drops: boolean;
}

function StandingPiece({ standing, seats, scale, drops }: StandingPieceProps) {
  const { kind, seat, at, lying, count } = standing;
  const box = useRef<SVGGElement>(null);
  useArrival(box, DROPS, drops);
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <g ref={box}>
        <Piece kind={kind} seat={seat} seats={seats} lying={lying} />
      </g>
      {count > 1 && (
        <g className="board-count" transform="translate(9 9)">
          <circle r="8" />
          <text>×{count}</text>
        </g>
      )}
    </g>
  );
}
