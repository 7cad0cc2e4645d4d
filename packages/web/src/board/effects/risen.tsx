import { TileArt } from '../../art/index.ts';
import { TILE } from '../camera/camera.ts';
import type { RisenTile } from './effects.ts';
import type { Shown } from './use-effects.ts';

interface RisenLayerProps {
  readonly shown: readonly Shown[];
  /** Device pixels of a tile. */
  readonly pixels: number;
}

/** Cities that have just been closed, as ground: whoever stands there stands before their walls. */
export function RisenLayer({ shown, pixels }: RisenLayerProps) {
  return shown.map(
    ({ id, effect, areas }) =>
      effect.kind === 'risen' && (
        <Risen key={id} id={id} tiles={effect.tiles} areas={areas} pixels={pixels} />
      ),
  );
}

interface RisenProps {
  /** For the names of its clips. */
  readonly id: number;
  readonly tiles: readonly RisenTile[];
  /** The area of the city on each of the tiles. */
  readonly areas: readonly string[];
  readonly pixels: number;
}

/** A city that has just been closed: its walls and towers rise out of the ground. */
function Risen({ id, tiles, areas, pixels }: RisenProps) {
  return (
    <g className="board-risen">
      {tiles.map(({ tile: { index, x, y, spec, rot, closed } }, at) => (
        <g key={index}>
          <clipPath id={`risen-${id}-${index}`}>
            <path d={areas[at]} />
          </clipPath>
          <g clipPath={`url(#risen-${id}-${index})`}>
            <g transform={`translate(${x * TILE} ${y * TILE})`}>
              <TileArt spec={spec} rot={rot} closed={closed} pixels={pixels} />
            </g>
          </g>
          <path className="board-gleam" d={areas[at]} />
        </g>
      ))}
    </g>
  );
}
