import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.ferries/put': 'Eine Fähre verbindet zwei Anleger',
  'log.event.ferries/turn': 'Eine Fähre wird zu anderen Anlegern gedreht',
  'theme.ferry': 'eine Fähre',
};
