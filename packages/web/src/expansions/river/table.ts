import type { TablePart } from '../table-part.ts';

export const table: TablePart = {
  words: {
    en: {
      'log.event.river/source': 'The river begins here.',
    },
    fr: {
      'log.event.river/source': 'La rivière commence ici.',
    },
  },
};
