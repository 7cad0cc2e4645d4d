import { memo, type Ref, useMemo } from 'react';
import type { Settings } from '../../app/settings/settings.ts';
import { GROUND } from '../../art/studio/land-copy.ts';
import { useLight } from '../../art/studio/light.ts';
import type { SeatInfo, SessionState } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { useArriving } from '../effects/use-arriving.ts';
import type { Ground } from '../land/use-ground.ts';
import { LandCanvas, type LandCanvasHandle } from '../land-canvas/land-canvas.tsx';
import { FieldLayer } from './field-layer.tsx';
import { OverlayLayer } from './overlay-layer.tsx';
import { OverviewLayer } from './overview-layer.tsx';
import { TileLayer } from './tile-layer.tsx';

/** What both sheets are drawn from. */
export interface Drawn {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly settings: Settings;
  readonly ground: Ground;
  /** Device pixels of a tile. */
  readonly pixels: number;
  /** How much larger than on a near land figures and emblems are. */
  readonly scale: number;
}

interface LandSheetProps extends Drawn {
  /** Whether the land is seen from so far that features are marked by who leads them. */
  readonly isFar: boolean;
  readonly ref: Ref<LandCanvasHandle>;
}

/** The painted land: changes only when a tile is placed, so that pointing at it costs no painting. */
export const LandSheet = memo(function LandSheet(props: LandSheetProps) {
  const { state, seats, settings, ground, pixels, scale, isFar, ref } = props;
  const { fields, feature } = settings.layers;
  const { tiles, last } = state.view;
  const { tile, isMoving, bare, onLies, onShown } = useArriving(tiles, settings.motion);
  const light = useLight();
  const lying = useMemo(
    () => (isMoving ? tiles.filter((one) => one !== tile) : tiles),
    [tiles, tile, isMoving],
  );
  return (
    <>
      {/* Nobody stands on the bare table while a busy computer paints. */}
      <svg className="board-bare" aria-hidden="true">
        <g data-ground="">
          {bare.map(({ x, y }) => (
            <rect
              key={`${x},${y}`}
              x={x * TILE}
              y={y * TILE}
              width={TILE}
              height={TILE}
              fill={GROUND[light]}
            />
          ))}
        </g>
      </svg>
      <LandCanvas tiles={lying} onShown={onShown} ref={ref} />
      <svg className="board-land" aria-hidden="true">
        <g data-ground="">
          <TileLayer
            tiles={tiles}
            arriving={tile}
            isMoving={isMoving}
            onLies={onLies}
            last={last}
            edges={settings.edges}
            pixels={pixels}
          />
          <OverlayLayer overlays={ground.overlays} seats={seats} />
          {isFar && feature && (
            <OverviewLayer
              view={state.view}
              tiles={ground.tiles}
              seats={seats}
              hasFields={fields}
              scale={scale}
            />
          )}
          {fields && <FieldLayer view={state.view} tiles={ground.tiles} seats={seats} scale={scale} />}
        </g>
      </svg>
    </>
  );
});
