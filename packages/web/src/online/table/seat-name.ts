import { LEVELS, levelName } from '@bastide/bots';
import { useOnlineWords } from '../texts/words.ts';
import type { Namer } from './seats.ts';

/** What to call a seat without a name, a bot by its level and place; or one that a bot has taken over. */
export function useSeatName(): Namer {
  const { o, lang } = useOnlineWords();
  return ({ seat, level = LEVELS[0], kind, left, name = '' }) =>
    left === 'bot'
      ? o('seat.replaced', { name })
      : kind === 'bot'
        ? o('seat.bot', { level: levelName(lang, level), n: seat + 1 })
        : o('seat.open');
}
