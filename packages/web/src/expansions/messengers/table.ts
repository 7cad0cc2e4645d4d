import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
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
