import { memo } from 'react';
import type { Lit } from '../../expansions/ask.ts';
import type { TileView } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import './lit.css';
import { outlineOf } from '../land/outline.ts';

/** A square is a little smaller than its cell. */
const INSET = 8;
const SIDE = TILE - 2 * INSET;
/** Where its number stands: what is in the middle of the tile decides whether to go there. */
const CORNER = 22;

interface LitGroundProps {
  readonly lit: Lit;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly isPointed: boolean;
}

/** All of the land that means an answer. */
export const LitGround = memo(function LitGround({ lit, tiles, isPointed }: LitGroundProps) {
  const className = `board-offer ${lit.tone}${isPointed ? ' pointed' : ''}`;
  const { target } = lit.answer;
  const way = [target, ...(lit.squares ?? [])].map(
    ({ x = 0, y = 0 }) => `${(x + 0.5) * TILE},${(y + 0.5) * TILE}`,
  );
  return (
    <>
      <path className={className} d={outlineOf(lit.segments, tiles)} />
      {way.length > 1 && <polyline className="board-route" points={way.join(' ')} />}
      {lit.squares?.map(({ x, y, works }, i) => (
        <g key={`${x},${y}`} className={`board-reach${works ? '' : ' fails'}`}>
          <rect x={x * TILE + INSET} y={y * TILE + INSET} width={SIDE} height={SIDE} rx="9" />
          <text x={x * TILE + CORNER} y={y * TILE + CORNER}>
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
});

interface LitNoteProps {
  readonly lit: Lit;
  /** A figure stands there that is not to be covered. */
  readonly isAside: boolean;
}

/** What is written on it, about (0, 0). */
export function LitNote({ lit: { note, tone }, isAside }: LitNoteProps) {
  return (
    <g transform={isAside ? 'translate(15 -17)' : undefined}>
      {isAside && <circle className="board-offer-aside" r="11" />}
      <text className={`board-offer-note ${tone}`} fontSize={note.length > 3 ? 9 : 12}>
        {note}
      </text>
    </g>
  );
}
