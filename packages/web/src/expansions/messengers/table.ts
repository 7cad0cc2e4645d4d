import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  sources: /^message/,
  words: {
    en: {
      'theme.messenger': 'the messenger',
    },
    fr: {
      'theme.messenger': 'la meeplette',
    },
  },
};
