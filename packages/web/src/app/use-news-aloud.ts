import { explain, type GameEvent, type Language } from '@bastide/rules';
import { useEffect } from 'react';
import type { SeatInfo, SessionState, SpecOf } from '../session/types.ts';
import { describeTile } from '../texts/tile-words.ts';
import { announce } from './announcer.tsx';
import { useWords } from './words.ts';

/** Says what happened and who is asked what, for those who hear the page. */
export function useNewsAloud(
  { events, view, version }: SessionState,
  seats: readonly SeatInfo[],
  specOf: SpecOf,
): void {
  const { t, lang, name } = useWords();
  const { question } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each change of the game, not for other renderings
  useEffect(() => {
    const names = seats.map((seat) => seat.name);
    const told = events
      .filter(({ event }) => event !== 'turn')
      .map((event) => explain(lang, inWords(event, lang, specOf), names));
    const isPerson = question.seat !== undefined && seats[question.seat].player === 'person';
    const asked =
      isPerson && question.seat !== undefined
        ? [t('table.turn', { who: names[question.seat], what: name('question', question.id) })]
        : [];
    const words = [...told, ...asked].join(' ');
    if (words !== '') announce(words);
  }, [version]);
}

/** A tile is said by what is on it, not by its name in the box. */
function inWords(event: GameEvent, lang: Language, specOf: SpecOf): GameEvent {
  const spec = 'tile' in event ? specOf(event.tile) : undefined;
  if (spec === undefined || !('tile' in event)) return event;
  return { ...event, tile: describeTile(lang, spec, 'rot' in event ? event.rot / 90 : 0) };
}
