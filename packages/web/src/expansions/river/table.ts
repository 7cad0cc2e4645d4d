import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  sounds: { 'river/source': 'water' },
  words: {
    en: {
      'log.event.river/source': 'The river begins here.',
    },
    fr: {
      'log.event.river/source': 'La rivière commence ici.',
    },
  },
};
