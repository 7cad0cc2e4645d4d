import { FigureArt, seatColour, seatEmblem, seatInk } from '../art/index.ts';
import { COLOURS, type Colour, type SeatInfo, type TableView } from '../session/types.ts';
import { BusiestLand } from '../still/busiest-land.tsx';
import './winner-scene.css';

/** So many stand in the picture; more share the victory too rarely to be drawn. */
const MOST = 4;
const APART = 92;

interface WinnerSceneProps {
  readonly winners: readonly SeatInfo[];
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
}

/** Who has won, before their land, with a banner in their colour. What it shows is said beside it. */
export function WinnerScene({ winners, view, seats }: WinnerSceneProps) {
  const shown = winners.slice(0, MOST);
  return (
    <div className="winner-scene">
      <BusiestLand view={view} seats={seats} wide={9} high={2} className="scene-land" />
      <svg viewBox="-200 0 1040 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {shown.map(({ colour }, index) => (
          <g key={colour} transform={`translate(${320 + (index - (shown.length - 1) / 2) * APART} 0)`}>
            <Banner colour={colour} />
            <ellipse className="scene-shadow" cx="-8" cy="160" rx="26" ry="4.5" />
            <g transform="translate(-8 128) scale(2)">
              <FigureArt kind="winner" seat={COLOURS.indexOf(colour)} />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** A tall banner with the seat's emblem; it unfurls once, and hangs. */
function Banner({ colour }: { readonly colour: Colour }) {
  return (
    <g>
      <path className="scene-pole" d="M26 160V26" />
      <g className="scene-banner">
        <path d="M26 30H68V84L47 73L26 84Z" fill={seatColour(colour)} />
        <path d="M26 30H68V36H26Z" fill={seatInk(colour)} fillOpacity="0.35" />
        <path
          d={seatEmblem(colour)}
          fill={seatInk(colour)}
          fillRule="evenodd"
          transform="translate(47 55) scale(2)"
        />
      </g>
      <circle className="scene-knob" cx="26" cy="25" r="3.2" />
    </g>
  );
}
