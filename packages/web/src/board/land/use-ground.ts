import type { Answer } from '@bastide/rules';
import { useMemo } from 'react';
import { segmentSpot } from '../../art/index.ts';
import type { SeatInfo, SessionState, TileView } from '../../session/types.ts';
import { askedSeat } from '../choices/use-choice.ts';
import { type Aim, aimsOf } from '../pointing/aims.ts';
import { markOf } from './outline.ts';
import { type Laid, laidOf, type Standing, standingsOf } from './standing.ts';
import { tileIndex } from './tile-index.ts';
import { onWheel, type Wheel, wheelOf } from './wheel.ts';

/** What the board draws from a state of the game, worked out once for each. */
export interface Ground {
  /** Who has to answer on this screen. */
  readonly seat: number | undefined;
  readonly options: readonly Answer[];
  readonly tiles: ReadonlyMap<string, TileView>;
  readonly standings: readonly Standing[];
  readonly laid: readonly Laid[];
  readonly wheel: Wheel | undefined;
  readonly aims: readonly Aim[];
}

export function useGround(state: SessionState, seats: readonly SeatInfo[]): Ground {
  return useMemo(() => {
    const { view } = state;
    const seat = askedSeat(state, seats);
    const wheel = wheelOf(view);
    const options = seat === undefined ? [] : onWheel(view.question.answers, wheel);
    const tiles = tileIndex(view.tiles);
    const standings = standingsOf(view, tiles, segmentSpot);
    const aims = aimsOf(options, { tiles, standings, spotOf: segmentSpot, markOf, wheel, seat });
    return { seat, options, wheel, tiles, standings, laid: laidOf(view.things), aims };
  }, [state, seats]);
}
