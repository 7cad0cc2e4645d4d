import { isDark, spaceOf } from '@bastide/rules/internal';
import { FigureArt } from '../art/index.ts';
import type { TrackPawn, TrackPiece } from './picture.ts';
import { PICTURE_SEATS } from './seats.ts';

const CELL = 34;
/** Pixels a unit takes where there is room. */
const SCALE = 1.25;
/** Over the spaces: room for arrows. */
const ABOVE = 34;

/** A piece of the score track in a row, dark spaces dark, with pawns and the ways they came. */
export function TrackPicture({ track: { from, to, pawns } }: { readonly track: TrackPiece }) {
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const middle = (space: number) => (space - from + 0.5) * CELL;
  const width = spaces.length * CELL;
  return (
    <svg
      className="still-track"
      viewBox={`-4 ${-ABOVE} ${width + 8} ${CELL + ABOVE + 4}`}
      style={{ inlineSize: width * SCALE }}
      aria-hidden="true"
    >
      {spaces.map((space) => (
        <g key={space} transform={`translate(${(space - from) * CELL} 0)`}>
          <rect className="still-space" data-dark={isDark(space)} width={CELL} height={CELL} rx="4" />
          <text className="still-space-number" x="4" y="10">
            {spaceOf(space)}
          </text>
        </g>
      ))}
      {pawns.map(({ seat, since, space }) =>
        since === undefined ? undefined : (
          <Leap key={`${seat} ${since}`} from={middle(since)} to={middle(space)} />
        ),
      )}
      {pawns.map((pawn) => {
        const fellows = pawns.filter(({ space }) => space === pawn.space);
        const step = (fellows.indexOf(pawn) - (fellows.length - 1) / 2) * 13;
        return (
          <g
            key={`${pawn.kind} ${pawn.seat}`}
            transform={`translate(${middle(pawn.space) + step} ${CELL / 2 + 3})`}
          >
            <PawnArt pawn={pawn} />
          </g>
        );
      })}
    </svg>
  );
}

function PawnArt({ pawn: { kind, seat } }: { readonly pawn: TrackPawn }) {
  return <FigureArt kind={kind} seat={PICTURE_SEATS[seat].colour} size={0.8} />;
}

interface LeapProps {
  readonly from: number;
  readonly to: number;
}

/** The way of a pawn, over the spaces it passed. */
function Leap({ from, to }: LeapProps) {
  return (
    <g className="still-leap">
      <path d={`M${from} -3C${from} -26 ${to} -26 ${to} -6`} />
      <path className="still-arrow-head" d={`M${to} -1L${to - 6} -11H${to + 6}Z`} />
    </g>
  );
}
