import { surveyFields } from '@bastide/rules/internal';
import { memo, useMemo } from 'react';
import type { SeatInfo, TableView, TileView } from '../../session/types.ts';
import { LedFeatures } from './led-features.tsx';

interface FieldLayerProps {
  readonly view: TableView;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly seats: readonly SeatInfo[];
  readonly scale: number;
}

/** Every field in the colour of those who would score it. */
export const FieldLayer = memo(function FieldLayer({ view, tiles, seats, scale }: FieldLayerProps) {
  const fields = useMemo(() => surveyFields(view), [view]);
  return (
    <g className="board-fields">
      <LedFeatures name="fields" features={fields} tiles={tiles} seats={seats} scale={scale} />
    </g>
  );
});
