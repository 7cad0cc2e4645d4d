import { LEVELS, levelName } from '@bastide/bots';
import { useOnlineWords } from '../texts/words.ts';
import type { Namer } from './seats.ts';

/** What to call a seat: a bot by its level and place; a program, or one that a bot has taken over, is marked as a bot. */
export function useSeatName(): Namer {
  const { o, lang } = useOnlineWords();
  return ({ seat, level = LEVELS[0], kind, left, program, name }) =>
    left === 'bot' || program
      ? o('seat.replaced', { name: name ?? '' })
      : kind === 'bot'
        ? o('seat.bot', { level: levelName(lang, level), n: seat + 1 })
        : (name ?? o('seat.open'));
}
