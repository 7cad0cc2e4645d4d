import type { Answer, Language } from '@bastide/rules';
import { useMemo } from 'react';
import { segmentSpot } from '../../art/index.ts';
import { litAnswers } from '../../expansions/asks.ts';
import type { Overlay } from '../../expansions/table-extras.ts';
import { overlaysOf } from '../../expansions/tables.ts';
import type { SeatInfo, SessionState, TableView, TileView } from '../../session/types.ts';
import { type Choice, chosenOf } from '../choices/choice.ts';
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
  const { isTold, lang } = chosen;
  const { choice, first } = chosen.choosing;
  return useMemo(() => {
    const { view } = state;
    const seat = askedSeat(state, seats);
    const overlays = overlaysOf(view);
    const { lit, others } = litOf(view, seat, { choice, first, isTold }, lang);
    const answers = [...lit.map(({ answer }) => answer), ...onOverlays(others, overlays)];
    const tiles = tileIndex(view.tiles);
    const standings = standingsOf(view, tiles, segmentSpot);
    const aims = aimsOf(answers, { tiles, standings, spotOf: segmentSpot, markOf, overlays, seat, lit });
    return { seat, answers, overlays, tiles, standings, laid: laidOf(view.things), aims };
  }, [state, seats, choice, first, isTold, lang]);
}

/** What expansions light on the land for whoever is asked here, and all other answers. */
function litOf(
  view: TableView,
  seat: number | undefined,
  { choice, first, isTold }: { choice: Choice; first: string | undefined; isTold: boolean },
  lang: Language,
) {
  if (seat === undefined) return { lit: [], others: [] };
  const { answers, id } = view.question;
  const chosen = chosenOf(choice, answers);
  return litAnswers(id, { view, seat, answers, chosen, first, isTold }, lang);
}
