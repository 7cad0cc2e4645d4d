import { memo } from 'react';
import './palette.css';
import './figures.css';
import { SEAT_COLOURS, seatColour, seatEmblem, seatInk } from './seats.ts';

/** What drawings share: the patterns of the seats. */
export const ArtDefs = memo(function ArtDefs() {
  return (
    <defs>
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
