import { FigureArt, seatColour, seatEmblem, seatInk } from '../art/index.ts';
import './winner-scene.css';
import { COLOURS, type Colour } from '../session/types.ts';

/** So many stand in the picture; more share the victory too rarely to be drawn. */
const MOST = 4;
const APART = 92;

/** Who has won, before their land, with a banner in their colour. What it shows is said beside it. */
export function WinnerScene({ winners }: { readonly winners: readonly Colour[] }) {
  const shown = winners.slice(0, MOST);
  return (
    <svg
      className="winner-scene"
      viewBox="-200 0 1040 170"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className="scene-sky" x="-200" width="1040" height="170" />
      <circle className="scene-sun" cx="486" cy="62" r="27" />
      <path className="scene-far" d="M-200 96Q-90 128 0 108T190 100T390 92T600 84T840 104V170H-200Z" />
      <Town />
      <path className="scene-near" d="M-200 126Q-60 146 90 126T320 122T640 128T840 120V170H-200Z" />
      <path className="scene-road" d="M330 170Q300 150 240 142T170 121L178 120Q200 132 262 138T372 170Z" />
      <path className="scene-rows" d="M440 166q60-26 190-30M420 158q80-26 210-29M470 172q70-22 170-26" />
      {shown.map((colour, index) => (
        <g key={colour} transform={`translate(${320 + (index - (shown.length - 1) / 2) * APART} 0)`}>
          <Banner colour={colour} />
          <ellipse className="scene-shadow" cx="-8" cy="160" rx="26" ry="4.5" />
          <g transform="translate(-8 128) scale(2)">
            <FigureArt kind="winner" seat={COLOURS.indexOf(colour)} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** A walled town on its hill. */
function Town() {
  return (
    <g className="scene-town">
      <path d="M118 116V92h8v-5h6v5h6v-5h6v5h38v-5h6v5h6v-5h6v5h8v24Q160 100 118 116Z" />
      <path d="M128 92V66h4v-4h5v4h5v-4h5v4h4v26ZM182 92V72h3v-4h4v4h4v-4h4v4h3v20Z" />
      <path className="scene-roof" d="M152 92V78l9-10 9 10v14ZM126 62l13-17 13 17ZM179 68l11-14 11 14Z" />
    </g>
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
