import type { ReactNode } from 'react';
import type { SeatInfo, TableView } from '../../../session/types.ts';
import { WHEEL_RADIUS } from '../face.ts';
import { wheelOf } from './wheel.tsx';
import { WheelArt } from './wheel-art.tsx';

const MIDDLE = 200;
const REACH = WHEEL_RADIUS + 8;

/** A point of the wheel’s box as a part of its picture, in percent. */
export const percentOf = (at: number): number => ((at - MIDDLE + REACH) / (2 * REACH)) * 100;

interface WheelPictureProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  /** What lies over it. */
  readonly children?: ReactNode;
}

/** The wheel off the land, as big as its box. */
export function WheelPicture({ view, seats, children }: WheelPictureProps) {
  const wheel = wheelOf(view);
  if (wheel === undefined) return undefined;
  const from = MIDDLE - REACH;
  return (
    <div className="wheel-picture">
      <svg viewBox={`${from} ${from} ${2 * REACH} ${2 * REACH}`} aria-hidden="true">
        <WheelArt
          sector={wheel.sector}
          crowns={wheel.crowns.map((crown) => ({ ...crown, seat: seats[crown.seat].colour }))}
        />
      </svg>
      {children}
    </div>
  );
}
