import { FigureArt, TileArt } from '../art/index.ts';
import { specOfTile } from '../still/specs.ts';
import type { Emblem } from './outline.ts';

/** A tile, and perhaps a piece on it, that stands for a set or a chapter. */
export function EmblemArt({ emblem: { tile, rot = 0, figure, seat } }: { readonly emblem: Emblem }) {
  return (
    <svg className="emblem" viewBox="0 0 100 100" aria-hidden="true">
      <TileArt spec={specOfTile(tile)} rot={rot} />
      {figure !== undefined && (
        <g transform="translate(50 52)">
          <FigureArt kind={figure} seat={seat} size={1.7} />
        </g>
      )}
    </svg>
  );
}
