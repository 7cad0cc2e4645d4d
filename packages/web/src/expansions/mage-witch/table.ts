import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
  words: {
    en: {
      'theme.mage-witch': 'mage and witch',
    },
    fr: {
      'theme.mage-witch': 'le mage et la sorcière',
    },
  },
};
