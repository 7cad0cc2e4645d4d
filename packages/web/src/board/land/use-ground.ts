import type { Answer, Language } from '@bastide/rules';
import { useMemo } from 'react';
import { segmentSpot } from '../../art/index.ts';
import type { Lit } from '../../expansions/ask.ts';
import { litAnswers, unlitAnswers } from '../../expansions/asks.ts';
import type { Overlay } from '../../expansions/table-extras.ts';
import { overlaysOf } from '../../expansions/tables.ts';
import type { SeatInfo, SessionState, TableView, TileView } from '../../session/types.ts';
import { chosenOf } from '../choices/choice.ts';
import { askedSeat, type Choosing } from '../choices/use-choice.ts';
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

interface Choosable {
  readonly choosing: Choosing;
  readonly isTold: boolean;
  readonly lang: Language;
}

export function useGround(state: SessionState, seats: readonly SeatInfo[], chosen: Choosable): Ground {
  const land = useMemo(() => landOf(state, seats), [state, seats]);
  const found = useLit(state.view, land.seat, chosen);
  // Where nothing is lit, choosing changes nothing on the land, and nothing is worked out or drawn again.
  const lit = found.length === 0 ? NOTHING_LIT : found;
  return useMemo(() => {
    const answers = [...lit.map(({ answer }) => answer), ...land.unlit];
    return { ...land, answers, aims: aimsOf(answers, { ...land, spotOf: segmentSpot, markOf, lit }) };
  }, [land, lit]);
}

const NOTHING_LIT: readonly Lit[] = [];

/** All that doesn't depend on what is chosen. */
function landOf(state: SessionState, seats: readonly SeatInfo[]) {
  const { view } = state;
  const { id, answers } = view.question;
  const seat = askedSeat(state, seats);
  const overlays = overlaysOf(view);
  const tiles = tileIndex(view.tiles);
  const standings = standingsOf(view, tiles, segmentSpot);
  const unlit = seat === undefined ? [] : onOverlays(unlitAnswers(id, answers), overlays);
  return { seat, overlays, tiles, standings, laid: laidOf(view.things), unlit };
}

/** What expansions light on the land for whoever is asked here. */
function useLit(view: TableView, seat: number | undefined, { choosing, isTold, lang }: Choosable) {
  const { choice, first } = choosing;
  return useMemo(() => {
    if (seat === undefined) return NOTHING_LIT;
    const { answers, id } = view.question;
    return litAnswers(id, { view, seat, answers, chosen: chosenOf(choice, answers), first, isTold }, lang);
  }, [view, seat, choice, first, isTold, lang]);
}
