import type { TileSpec } from '@bastide/rules';
import { FigureArt, TileArt } from '../art/index.ts';
import { COLOURS, type Colour } from '../session/types.ts';

interface TilePictureProps {
  readonly spec: TileSpec;
  /** Degrees clockwise. */
  readonly rot?: number;
  /** What it shows; left out where words beside it say so. */
  readonly label?: string;
  /** Whether it is the tile in hand. */
  readonly isHeld?: boolean;
}

/** A tile off the land, as big as its box. */
export function TilePicture({ spec, rot = 0, label, isHeld }: TilePictureProps) {
  return (
    <svg
      className="tile-picture"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <TileArt spec={spec} rot={rot} isHeld={isHeld} />
    </svg>
  );
}

interface FigurePictureProps {
  readonly kind: string;
  readonly colour?: Colour | undefined;
  readonly lying?: boolean;
}

/** A figure or token beside words; what it is, the words say. */
export function FigurePicture({ kind, colour, lying = false }: FigurePictureProps) {
  return (
    <svg className="figure-picture" viewBox="-18 -20 36 38" aria-hidden="true">
      <FigureArt
        kind={kind}
        seat={colour === undefined ? undefined : COLOURS.indexOf(colour)}
        lying={lying}
      />
    </svg>
  );
}
