import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.ferries/put': 'Eine Fähre verbindet zwei Anleger',
  'log.event.ferries/turn': 'Eine Fähre wird zu anderen Anlegern gedreht',
  'theme.ferry': 'eine Fähre',
  'ask.ferries.put': 'Die Fähre macht aus zwei Straßen eine; an den anderen Anlegern enden Straßen.',
  'ask.ferries.turn': 'Eine gedrehte Fähre verbindet andere Straßen; an den verlassenen Anlegern enden sie.',
};
