import { type FeatureSurvey, surveyFeature } from '@bastide/rules/internal';
import { memo, useMemo } from 'react';
import type { SeatInfo, TableView, TileView } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { LedFeatures } from './led-features.tsx';

/** Tiles smaller than this, in CSS pixels, are an overview. */
const FAR = 36;

export const isOverview = (zoom: number): boolean => zoom * TILE < FAR;

interface OverviewLayerProps {
  readonly view: TableView;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly seats: readonly SeatInfo[];
  /** Whether the fields are shown by their own layer. */
  readonly hasFields: boolean;
  readonly scale: number;
}

/** From afar: every feature with figures on it, in the colour of who leads it. */
export const OverviewLayer = memo(function OverviewLayer(props: OverviewLayerProps) {
  const { view, tiles, seats, hasFields, scale } = props;
  const claimed = useMemo(
    () => claimedFeatures(view).filter(({ kind }) => !hasFields || kind !== 'field'),
    [view, hasFields],
  );
  return (
    <g className="board-overview">
      <LedFeatures name="overview" features={claimed} tiles={tiles} seats={seats} scale={scale} />
    </g>
  );
});

/** Each feature that somebody leads, once. */
export function claimedFeatures(view: TableView): FeatureSurvey[] {
  const found = new Map<number, FeatureSurvey>();
  for (const place of view.figures) {
    const feature = surveyFeature(view, place);
    if (feature !== undefined && feature.leaders.length > 0) found.set(feature.feature, feature);
  }
  return [...found.values()];
}
