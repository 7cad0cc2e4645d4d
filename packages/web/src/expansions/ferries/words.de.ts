import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.ferries/put': 'Eine Fähre verbindet zwei Anleger',
  'log.event.ferries/turn': 'Eine Fähre wird zu anderen Anlegern gedreht',
  'theme.ferry': 'eine Fähre',
  'ask.ferries.put': 'Die Fähre macht aus zwei Straßen eine; an den anderen Stegen enden Straßen.',
  'ask.ferries.turn': 'Eine Fähre, die dreht, verbindet andere Straßen; an den verlassenen Stegen enden sie.',
};
