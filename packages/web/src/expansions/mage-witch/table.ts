import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  words: {
    en: {
      'theme.mage-witch': 'mage and witch',
    },
    fr: {
      'theme.mage-witch': 'le mage et la sorcière',
    },
  },
};
