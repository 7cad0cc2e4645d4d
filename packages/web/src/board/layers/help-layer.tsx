import { type FeatureSurvey, surveySpots } from '@bastide/rules/internal';
import { memo, useMemo } from 'react';
import type { TableView, TileView } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { outlineOf } from '../land/outline.ts';

interface SpotLayerProps {
  readonly view: TableView;
  readonly fits: boolean;
  readonly dead: boolean;
  readonly zoom: number;
}

/** Pixels of a number, where a tile has room for it. */
const NUMBER = 16;
const LARGEST = 30;

/** Empty places: how many of the tiles to come fit, and those that none fits. */
export const SpotLayer = memo(function SpotLayer({ view, fits, dead, zoom }: SpotLayerProps) {
  const spots = useMemo(() => surveySpots(view), [view]);
  return (
    <g className="board-spots" fontSize={Math.min(LARGEST, NUMBER / zoom)}>
      {spots.map((spot) => {
        const x = spot.x * TILE;
        const y = spot.y * TILE;
        if (spot.fits === 0) {
          return dead || fits ? (
            <path key={`${x} ${y}`} className="board-dead" d={`M${x + 30} ${y + 30}l40 40m0-40l-40 40`} />
          ) : undefined;
        }
        return fits ? (
          <text key={`${x} ${y}`} className="board-fits" x={x + TILE / 2} y={y + TILE / 2}>
            {spot.fits}
          </text>
        ) : undefined;
      })}
    </g>
  );
});

interface FeatureLightProps {
  readonly feature: FeatureSurvey;
  readonly tiles: ReadonlyMap<string, TileView>;
}

/** All segments of the feature under the pointer. */
export const FeatureLight = memo(function FeatureLight({ feature, tiles }: FeatureLightProps) {
  return <path className={`board-feature ${feature.kind}`} d={outlineOf(feature.segments, tiles)} />;
});
