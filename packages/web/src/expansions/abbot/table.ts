import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
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
