import { memo, useEffect, useState } from 'react';
import { FigureArt, segmentSpot, TileArt } from '../art/index.ts';
import { type Scene, sceneOf } from './scene-tiles.ts';

const EMPTY: Scene = { tiles: [], figures: [] };
const SOON = 50;

/** A small piece of land, drawn by the same painter as the game's. */
export const HomeScene = memo(function HomeScene() {
  const [{ tiles, figures }, paint] = useState<Scene>(EMPTY);
  // The words come first: a slow device paints the land once they can be read.
  useEffect(() => {
    const soon = setTimeout(() => paint(sceneOf()), SOON);
    return () => clearTimeout(soon);
  }, []);
  return (
    <svg
      className="scene"
      viewBox="-350 -150 800 400"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {tiles.map(({ slot, spec, rot, x, y, closed }) => (
        <g key={slot} transform={`translate(${x * 100} ${y * 100})`}>
          <TileArt spec={spec} rot={rot} x={x} y={y} closed={closed} />
        </g>
      ))}
      {figures.map(({ key, seat, kind, x, y, place, lying }) => {
        const tile = tiles.find((one) => one.x === x && one.y === y);
        if (tile === undefined) return undefined;
        const spot = segmentSpot(tile.spec, tile.rot, place);
        return (
          <g key={key} transform={`translate(${x * 100 + spot.x} ${y * 100 + spot.y})`}>
            <FigureArt kind={kind} seat={seat} lying={lying} />
          </g>
        );
      })}
    </svg>
  );
});
