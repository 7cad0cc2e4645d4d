import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.ferries/put': 'Un bac relie deux quais',
  'log.event.ferries/turn': 'Un bac change de quais',
  'theme.ferry': 'un bac',
};
