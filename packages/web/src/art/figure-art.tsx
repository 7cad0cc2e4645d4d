import { memo, type ReactNode } from 'react';
import './figures.css';
import { figureArts, pieceArts } from '../expansions/arts.ts';
import { colourOfSeat } from './seats.ts';
import { letterToken, ownerOf } from './shapes.tsx';
import { LAID } from './wood.tsx';

export interface FigureArtProps {
  readonly kind: string;
  /** A place in the list of colours, or a colour's name; pieces that belong to nobody have none. */
  readonly seat?: number | string | undefined;
  /** As the rules say (`FigureView.lying`). */
  readonly lying?: boolean | undefined;
  /** 1 is about 29 units high. */
  readonly size?: number | undefined;
}

/** A piece centred on (0, 0). */
export const FigureArt = memo(function FigureArt({ kind, seat, lying = false, size = 1 }: FigureArtProps) {
  const turned = lying ? ` rotate(${LAID})` : '';
  const scaled = size === 1 ? '' : ` scale(${size})`;
  const transform = `${scaled}${turned}`.trim();
  return (
    <g className="figure" transform={transform === '' ? undefined : transform}>
      {pieceArts[kind] ?? own(kind, seat, lying)}
    </g>
  );
});

function own(kind: string, seat: number | string | undefined, isLying: boolean): ReactNode {
  const draw = figureArts[kind];
  if (draw === undefined && seat === undefined) return letterToken(kind);
  const colour = typeof seat === 'string' ? seat : colourOfSeat(seat ?? 0);
  const owner = ownerOf(colour, isLying ? 'lying' : 'upright');
  return draw === undefined ? owner.walker : draw(owner);
}
