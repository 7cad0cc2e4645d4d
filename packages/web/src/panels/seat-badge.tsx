import { seatColour, seatEmblem, seatInk } from '../art/seats.ts';
import type { Colour } from '../session/types.ts';

/** A player's colour and emblem: two ways to tell who it is. */
export function SeatBadge({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="seat-badge" viewBox="-9 -9 18 18" aria-hidden="true">
      <rect
        x={-8.4}
        y={-8.4}
        width={16.8}
        height={16.8}
        rx={5}
        fill={seatColour(colour)}
        stroke="currentColor"
        strokeWidth={0.9}
      />
      <path d={seatEmblem(colour)} fill={seatInk(colour)} fillRule="evenodd" transform="scale(1.15)" />
    </svg>
  );
}
