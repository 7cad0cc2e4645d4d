import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  words: {
    en: {
      'theme.gold': 'gold',
    },
    fr: {
      'theme.gold': 'de l’or',
    },
  },
};
