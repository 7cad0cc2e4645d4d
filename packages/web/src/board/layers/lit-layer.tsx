import { memo } from 'react';
import type { Lit } from '../../expansions/ask.ts';
import type { TileView } from '../../session/types.ts';
import './lit.css';
import { outlineOf } from '../land/outline.ts';

interface LitGroundProps {
  readonly lit: Lit;
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly isPointed: boolean;
}

/** All of the land that means an answer. */
export const LitGround = memo(function LitGround({ lit, tiles, isPointed }: LitGroundProps) {
  const className = `board-lit ${lit.tone}${isPointed ? ' pointed' : ''}`;
  return <path className={className} d={outlineOf(lit.segments, tiles)} />;
});

/** What is written on it, about (0, 0). */
export function LitNote({ lit: { note, tone } }: { readonly lit: Lit }) {
  return (
    <text className={`board-lit-note ${tone}`} fontSize={note.length > 3 ? 9 : 12}>
      {note}
    </text>
  );
}
