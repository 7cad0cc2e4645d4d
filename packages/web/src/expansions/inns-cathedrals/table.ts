import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
  words: {
    en: {
      'theme.inn': 'an inn',
      'theme.cathedral': 'a cathedral',
      'theme.big': 'the big follower',
    },
    fr: {
      'theme.inn': 'une auberge',
      'theme.cathedral': 'une cathédrale',
      'theme.big': 'le grand partisan',
    },
  },
};
