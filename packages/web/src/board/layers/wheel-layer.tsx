import { memo } from 'react';
import { WheelArt } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import type { Wheel } from '../land/wheel.ts';

interface WheelLayerProps {
  readonly wheel: Wheel;
  readonly seats: readonly SeatInfo[];
}

/** The wheel over its squares, with its pig and the figures on crown spaces. */
export const WheelLayer = memo(function WheelLayer({ wheel, seats }: WheelLayerProps) {
  const crowns = wheel.crowns.map((crown) => ({ ...crown, seat: seats[crown.seat].colour }));
  return (
    <g transform={`translate(${wheel.x * TILE} ${wheel.y * TILE})`}>
      <WheelArt sector={wheel.sector} crowns={crowns} />
    </g>
  );
});
