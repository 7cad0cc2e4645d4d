import { type Game, type Refused, whyNoFigure } from '@bastide/rules';
import { useEffect, useRef, useState } from 'react';
import type { SessionState, TableSession, TableView } from '../session/types.ts';

/** The game as it stood when a seat was asked to place a tile, and how many tiles lay on the land then. */
export interface Before {
  readonly game: Game;
  readonly tiles: number;
}

const NOTHING: readonly Refused[] = [];

/**
 * Who could not deploy any figure on the tile just placed was not asked: the game went on. What the seat that is asked now
 * may wonder about then, segment by segment; nothing if it could.
 */
export function useLastTile(session: TableSession, state: SessionState, seat: number | undefined) {
  const before = useRef(new Map<number, Before>());
  const [told, tell] = useState(NOTHING);
  useEffect(() => {
    if (seat === undefined) return;
    const { view } = state;
    const kept = before.current.get(seat);
    tell(kept === undefined ? NOTHING : refusedSince(kept, view));
    if (view.question.id === 'place')
      before.current.set(seat, { game: session.game.clone(), tiles: view.tiles.length });
  }, [session, state, seat]);
  return told;
}

/** Why no figure could be deployed on the tile that was placed next. */
export function refusedSince({ game, tiles }: Before, view: TableView): readonly Refused[] {
  if (view.tiles.length <= tiles || game.question.id !== 'place') return NOTHING;
  const { id: tile, x, y, rot } = view.tiles[tiles];
  const code = game.question.read(game, { by: game.toMove, do: 'place', tile, x, y, rot });
  return code < 0 ? NOTHING : whyNoFigure(game, code);
}
