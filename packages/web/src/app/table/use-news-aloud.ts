import { explain, type GameEvent, type Language } from '@bastide/rules';
import { useEffect, useRef } from 'react';
import { beforeEnd, newsSince } from '../../board/effects/effects.ts';
import type { SeatInfo, SessionState, SpecOf } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import { announce } from '../frame/announcer.tsx';
import { afterPaint } from '../timing.ts';
import { useWords } from '../words.ts';

/** Milliseconds after which it is said who is thinking: moves that come sooner speak for themselves. */
const LONG = 1500;

/**
 * Says what happened and who is asked what, for those who hear the page. The log is followed, as several moves may come before
 * the page is drawn. What the final count tells itself (`isCounted`) is left to it.
 */
export function useNewsAloud(
  { log, view, version, thinking, isSkipping = false, fault }: SessionState,
  seats: readonly SeatInfo[],
  specOf: SpecOf,
  isCounted: boolean,
): void {
  const { t, lang, name } = useWords();
  const seen = useRef(log.length);
  const { seat, id } = view.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each change of the game, not for other renderings
  useEffect(
    () =>
      afterPaint(() => {
        const names = seats.map((one) => one.name);
        const all = newsSince(log, seen.current);
        const news = (isCounted ? beforeEnd(all) : all)
          .filter(({ event }) => event !== 'turn')
          .map((event) => explain(lang, inWords(event, lang, specOf), names));
        seen.current = log.length;
        const isPerson = seat !== undefined && seats[seat].player === 'person';
        const asked = isPerson ? [t('table.turn', { who: names[seat], what: name('question', id) })] : [];
        const failed = isPerson && fault !== undefined ? [t('table.hesitated', { who: names[fault] })] : [];
        const words = [...news, ...failed, ...asked].join(' ');
        if (words !== '') announce(words);
      }),
    [version],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each bot that takes its time
  useEffect(() => {
    if (thinking === undefined) return;
    const who = seats[thinking].name;
    const timer = setTimeout(() => announce(t('table.thinking', { who })), LONG);
    return () => clearTimeout(timer);
  }, [thinking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once when it begins
  useEffect(() => {
    if (isSkipping) announce(t('table.skipping'));
  }, [isSkipping]);
}

/** A tile is said by what is on it, not by its name in the box. */
function inWords(event: GameEvent, lang: Language, specOf: SpecOf): GameEvent {
  const spec = 'tile' in event ? specOf(event.tile) : undefined;
  if (spec === undefined || !('tile' in event)) return event;
  return { ...event, tile: describeTile(lang, spec, 'rot' in event ? event.rot : 0) };
}
