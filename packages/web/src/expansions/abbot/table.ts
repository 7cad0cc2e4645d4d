import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  words: {
    en: {
      'theme.abbot': 'the abbot',
      'theme.garden': 'a garden',
    },
    fr: {
      'theme.abbot': 'l’abbé',
      'theme.garden': 'un jardin',
    },
  },
};
