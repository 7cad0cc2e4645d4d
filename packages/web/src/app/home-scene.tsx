import { TileArt } from '../art/index.ts';
import { sceneTiles } from './scene-tiles.ts';

/** A small piece of land, drawn by the same painter as the game's. */
export function HomeScene() {
  const { tiles, box } = sceneTiles();
  return (
    <svg className="scene" viewBox={box} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      {tiles.map(({ slot, spec, rot, x, y, closed }) => (
        <g key={slot} transform={`translate(${x * 100} ${y * 100})`}>
          <TileArt spec={spec} rot={rot} x={x} y={y} closed={closed} />
        </g>
      ))}
    </svg>
  );
}
