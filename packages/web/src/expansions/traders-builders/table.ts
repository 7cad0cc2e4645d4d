import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
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
