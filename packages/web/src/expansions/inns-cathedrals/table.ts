import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
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
