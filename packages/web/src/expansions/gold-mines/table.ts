import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
  words: {
    en: {
      'theme.gold': 'gold',
    },
    fr: {
      'theme.gold': 'de l’or',
    },
  },
};
