import { memo } from 'react';
import type { Settings } from '../../app/settings/settings.ts';
import { ArtDefs } from '../../art/index.ts';
import type { SeatInfo, SessionState } from '../../session/types.ts';
import type { Ground } from '../land/use-ground.ts';
import { FieldLayer } from './field-layer.tsx';
import { OverlayLayer } from './overlay-layer.tsx';
import { TileLayer } from './tile-layer.tsx';
import type { Detail } from './use-detail.ts';

/** What both sheets are drawn from. */
export interface Drawn {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly settings: Settings;
  readonly ground: Ground;
  /** What suits the zoom. */
  readonly detail: Detail;
}

interface LandSheetProps extends Drawn {
  /** How much of each tile is drawn, by slot. */
  readonly drawn: readonly Detail[];
}

/** The painted land: changes only when a tile is placed, so that pointing at it costs no painting. */
export const LandSheet = memo(function LandSheet({
  state,
  seats,
  settings,
  ground,
  detail,
  drawn,
}: LandSheetProps) {
  const { tiles, last } = state.view;
  return (
    <svg className="board-land" aria-hidden="true">
      <ArtDefs />
      <g data-ground="">
        <TileLayer
          tiles={tiles}
          drawn={drawn}
          detail={detail}
          last={last}
          edges={settings.edges}
          motion={settings.motion}
        />
        <OverlayLayer overlays={ground.overlays} seats={seats} />
        {settings.layers.fields && <FieldLayer view={state.view} tiles={ground.tiles} seats={seats} />}
      </g>
    </svg>
  );
});
