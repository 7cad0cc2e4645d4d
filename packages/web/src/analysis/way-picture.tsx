import { useWords } from '../app/words.ts';
import { TileArt } from '../art/index.ts';
import { TILE } from '../board/camera/camera.ts';
import { choiceAndPlace } from '../panels/turn/names.ts';
import { Ghost, type GhostProps } from './ghost.tsx';

/** A way to play as a small picture beside its words: where it begins, with the tiles around. */
export function WayPicture(props: GhostProps) {
  const { lang } = useWords();
  const { way, seats, specOf } = props;
  const first = way.find(({ target }) => target.x !== undefined);
  const { x, y } = first?.target ?? {};
  if (first === undefined || x === undefined || y === undefined) return undefined;
  const near = props.tiles.filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1);
  return (
    <svg
      className="way-picture"
      viewBox={`${(x - 1) * TILE} ${(y - 1) * TILE} ${3 * TILE} ${3 * TILE}`}
      role="img"
      aria-label={choiceAndPlace(
        lang,
        first,
        seats.map(({ name }) => name),
        specOf,
      )}
    >
      {near.map((tile) => (
        <g key={`${tile.x},${tile.y}`} transform={`translate(${tile.x * TILE} ${tile.y * TILE})`}>
          <TileArt spec={tile.spec} rot={tile.rot} closed={tile.closed} />
        </g>
      ))}
      <Ghost {...props} />
    </svg>
  );
}
