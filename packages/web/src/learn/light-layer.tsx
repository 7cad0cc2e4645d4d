import { surveyFeature } from '@bastide/rules';
import { memo, useMemo } from 'react';
import { TILE } from '../board/camera/camera.ts';
import { outlineOf } from '../board/land/outline.ts';
import { placeOn } from '../board/land/segments.ts';
import { cellKey, tileIndex } from '../board/land/tile-index.ts';
import type { Position } from '../session/position.ts';
import type { TileView } from '../session/types.ts';
import type { Light } from './lesson.ts';

interface LightLayerProps {
  readonly position: Position;
  readonly tiles: readonly TileView[];
  readonly lights: readonly Light[];
}

/** What a scene speaks of, lit on the land: whole features, and cells. */
export const LightLayer = memo(function LightLayer({ position, tiles, lights }: LightLayerProps) {
  // The tiles are new with every state of the game.
  const index = useMemo(() => tileIndex(tiles), [tiles]);
  return (
    <g className="lesson-lights">
      {lights.map((light) => (
        <LightOn key={`${light.x},${light.y} ${light.on}`} light={light} position={position} tiles={index} />
      ))}
    </g>
  );
});

interface LightOnProps {
  readonly light: Light;
  readonly position: Position;
  readonly tiles: ReadonlyMap<string, TileView>;
}

function LightOn({ light: { x, y, on }, position, tiles }: LightOnProps) {
  const tile = tiles.get(cellKey(x, y));
  if (on === undefined) {
    // A cell that has been filled needs no light any more.
    if (tile !== undefined) return undefined;
    return <rect className="lesson-cell" x={x * TILE} y={y * TILE} width={TILE} height={TILE} rx="6" />;
  }
  const place = tile && placeOn(tile.spec, tile.rot, on);
  const feature =
    place === undefined ? undefined : position.ask((game) => surveyFeature(game, { x, y, place }));
  if (feature === undefined) return undefined;
  return <path className={`lesson-light ${feature.kind}`} d={outlineOf(feature.segments, tiles)} />;
}
