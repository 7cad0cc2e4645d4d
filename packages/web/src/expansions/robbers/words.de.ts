import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.robbers/put': 'der Räuber auf Feld {n} der Wertungsleiste',
  'log.event.robbers/follow': 'der Räuber folgt auf Feld {n} der Wertungsleiste',
  'theme.robber': 'der Räuber',
};
