import { surveyNamed } from '@bastide/rules/internal';
import { memo, useMemo } from 'react';
import { TILE } from '../../board/camera/camera.ts';
import { outlineOf } from '../../board/land/outline.ts';
import { cellKey, tileIndex } from '../../board/land/tile-index.ts';
import type { TableView, TileView } from '../../session/types.ts';
import type { Light } from '../lessons/lesson.ts';

interface LightLayerProps {
  readonly view: TableView;
  readonly lights: readonly Light[];
}

/** What a scene speaks of, lit on the land: whole features, and cells. */
export const LightLayer = memo(function LightLayer({ view, lights }: LightLayerProps) {
  const index = useMemo(() => tileIndex(view.tiles), [view.tiles]);
  return (
    <g className="lesson-lights">
      {lights.map((light) => (
        <LightOn key={`${light.x},${light.y} ${light.on}`} light={light} view={view} tiles={index} />
      ))}
    </g>
  );
});

interface LightOnProps {
  readonly light: Light;
  readonly view: TableView;
  readonly tiles: ReadonlyMap<string, TileView>;
}

function LightOn({ light: { x, y, on }, view, tiles }: LightOnProps) {
  const tile = tiles.get(cellKey(x, y));
  if (on === undefined) {
    // A cell that has been filled needs no light any more.
    if (tile !== undefined) return undefined;
    return <rect className="lesson-cell" x={x * TILE} y={y * TILE} width={TILE} height={TILE} rx="6" />;
  }
  const feature = surveyNamed(view, { x, y, on });
  if (feature === undefined) return undefined;
  return <path className={`lesson-light ${feature.kind}`} d={outlineOf(feature.segments, tiles)} />;
}
