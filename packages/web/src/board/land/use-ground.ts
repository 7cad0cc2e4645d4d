import type { Answer } from '@bastide/rules';
import { useMemo } from 'react';
import { segmentSpot } from '../../art/index.ts';
import type { Overlay } from '../../expansions/table-extras.ts';
import { overlaysOf } from '../../expansions/tables.ts';
import type { SeatInfo, SessionState, TileView } from '../../session/types.ts';
import { askedSeat } from '../choices/use-choice.ts';
import { type Aim, aimsOf } from '../pointing/aims.ts';
import { markOf } from './outline.ts';
import { onOverlays } from './overlays.ts';
import { type Laid, laidOf, type Standing, standingsOf } from './standing.ts';
import { tileIndex } from './tile-index.ts';

/** What the board draws from a state of the game, worked out once for each. */
export interface Ground {
  /** Who has to answer on this screen. */
  readonly seat: number | undefined;
  readonly answers: readonly Answer[];
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly standings: readonly Standing[];
  readonly laid: readonly Laid[];
  readonly overlays: readonly Overlay[];
  readonly aims: readonly Aim[];
}

export function useGround(state: SessionState, seats: readonly SeatInfo[]): Ground {
  return useMemo(() => {
    const { view } = state;
    const seat = askedSeat(state, seats);
    const overlays = overlaysOf(view);
    const answers = seat === undefined ? [] : onOverlays(view.question.answers, overlays);
    const tiles = tileIndex(view.tiles);
    const standings = standingsOf(view, tiles, segmentSpot);
    const aims = aimsOf(answers, { tiles, standings, spotOf: segmentSpot, markOf, overlays, seat });
    return { seat, answers, overlays, tiles, standings, laid: laidOf(view.things), aims };
  }, [state, seats]);
}
