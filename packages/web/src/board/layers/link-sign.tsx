import { TILE } from '../camera/camera.ts';
import type { Link } from '../land/segments.ts';

/** The lake as small as a pin: so much of its tile. */
const SMALL = 0.3;

/** A link between two edges as a small picture about (0, 0): it lies in it as it would on the tile. */
export function LinkSign({ link: { path, ends } }: { readonly link: Link }) {
  return (
    <g className="board-link-sign" transform={`scale(${SMALL}) translate(${-TILE / 2} ${-TILE / 2})`}>
      <path d={path} />
      {ends.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="13" />
      ))}
    </g>
  );
}
