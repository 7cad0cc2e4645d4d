import { memo } from 'react';
import type { Overlay } from '../../expansions/table-extras.ts';
import type { SeatInfo } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';

interface OverlayLayerProps {
  readonly overlays: readonly Overlay[];
  readonly seats: readonly SeatInfo[];
}

/** What expansions draw over the tiles. */
export const OverlayLayer = memo(function OverlayLayer({ overlays, seats }: OverlayLayerProps) {
  return overlays.map((overlay) => (
    <g key={`${overlay.x},${overlay.y}`} transform={`translate(${overlay.x * TILE} ${overlay.y * TILE})`}>
      {overlay.draw(seats)}
    </g>
  ));
});
