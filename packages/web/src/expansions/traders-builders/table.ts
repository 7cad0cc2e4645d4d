import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  words: {
    en: {
      'theme.builder': 'the builder',
      'theme.pig': 'the pig',
      'theme.goods': 'goods',
    },
    fr: {
      'theme.builder': 'le bâtisseur',
      'theme.pig': 'le cochon',
      'theme.goods': 'des marchandises',
    },
  },
};
