import { type Game, type Refused, whyNoFigure } from '@bastide/rules';
import { gameOf } from '@bastide/rules/internal';
import { useEffect, useRef, useState } from 'react';
import type { SessionState, TableView, TileView } from '../session/types.ts';

/** The position when a seat was asked to place a tile, and how many tiles lay on the land then. */
export interface Before {
  readonly view: TableView;
  readonly tiles: number;
}

const NOTHING: readonly Refused[] = [];

/**
 * Who could not deploy any figure on the tile just placed was not asked: the game went on. What the seat that is asked now
 * may wonder about then, segment by segment; nothing if it could.
 */
export function useLastTile(state: SessionState, seat: number | undefined) {
  const before = useRef(new Map<number, Before>());
  const [refused, setRefused] = useState(NOTHING);
  useEffect(() => {
    if (seat === undefined) return;
    const { view } = state;
    const kept = before.current.get(seat);
    setRefused(kept === undefined ? NOTHING : refusedSince(kept, view));
    if (view.question.id === 'place') before.current.set(seat, { view, tiles: view.tiles.length });
  }, [state, seat]);
  return refused;
}

/** Why no figure could be deployed on the tile that was placed next. */
export function refusedSince({ view: then, tiles }: Before, view: TableView): readonly Refused[] {
  return view.tiles.length <= tiles ? NOTHING : refusedOn(gameOf(then), view.tiles[tiles]);
}

function refusedOn(game: Game, { id: tile, x, y, rot }: TileView): readonly Refused[] {
  if (game.question.id !== 'place') return NOTHING;
  const code = game.question.read(game, { by: game.toMove, do: 'place', tile, x, y, rot });
  return code < 0 ? NOTHING : whyNoFigure(game, code);
}
