import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  events: { 'ferries/put': 'ferry', 'ferries/turn': 'ferry' },
  sounds: { 'ferries/put': 'water', 'ferries/turn': 'water' },
  words: {
    en: {
      'log.event.ferries/put': 'A ferry joins two quays',
      'log.event.ferries/turn': 'A ferry is turned to other quays',
      'theme.ferry': 'a ferry',
    },
    fr: {
      'log.event.ferries/put': 'Un bac relie deux quais',
      'log.event.ferries/turn': 'Un bac change de quais',
      'theme.ferry': 'un bac',
    },
  },
};
