import { memo } from 'react';
import './art.css';
import { signs } from './marks.tsx';
import { SEAT_COLOURS, seatColour, seatEmblem, seatInk } from './seats.ts';

/** What the tiles and figures of an SVG share. */
export const ArtDefs = memo(function ArtDefs() {
  return (
    <defs>
      {Object.entries(signs).map(([name, sign]) => (
        <g key={name} id={`sign-${name}`}>
          {sign}
        </g>
      ))}
      {SEAT_COLOURS.map((colour) => (
        <pattern key={colour} id={`seat-${colour}`} width={20} height={20} patternUnits="userSpaceOnUse">
          <rect width={20} height={20} fill={seatColour(colour)} />
          <path
            transform="translate(10 10)"
            d={seatEmblem(colour)}
            fill={seatInk(colour)}
            fillRule="evenodd"
          />
        </pattern>
      ))}
    </defs>
  );
});
