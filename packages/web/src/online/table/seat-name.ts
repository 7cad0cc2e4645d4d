import { LEVELS } from '@bastide/bots';
import { useOnlineWords } from '../texts/words.ts';
import type { Namer } from './seats.ts';

/** What to call a seat without a name: a bot by its level and place. */
export function useSeatName(): Namer {
  const { o } = useOnlineWords();
  return ({ seat, level = LEVELS[0], kind }) =>
    kind === 'bot' ? o('seat.bot', { level: o(`level.${level}`), n: seat + 1 }) : o('seat.open');
}
