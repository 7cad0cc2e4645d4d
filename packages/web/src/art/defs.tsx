import { memo, type ReactNode } from 'react';
import './palette.css';
import './land.css';
import './marks.css';
import './figures.css';
import { markArts } from '../expansions/arts.ts';
import { buildings } from './base-art.tsx';
import { SEAT_COLOURS, seatColour, seatEmblem, seatInk } from './seats.ts';

/** Every sign that can lie on a tile, by the id under which tiles use it. */
const SIGNS: readonly (readonly [string, ReactNode])[] = [
  ...Object.entries(buildings),
  ...Object.entries(markArts).flatMap(([name, { sign, signs = {} }]) => [
    ...(sign === undefined ? [] : [[name, sign] as const]),
    ...Object.entries(signs).map(([value, one]) => [`${name}${value}`, one] as const),
  ]),
];

/** What the tiles and figures of an SVG share. */
export const ArtDefs = memo(function ArtDefs() {
  return (
    <defs>
      {SIGNS.map(([name, sign]) => (
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
