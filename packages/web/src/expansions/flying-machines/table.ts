import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  sounds: { 'flying-machines/rolled': 'die' },
  words: {
    en: {
      'log.event.flying-machines/rolled': 'A flight of {n} {n|square|squares}',
      'theme.flying-machine': 'a flying machine',
    },
    fr: {
      'log.event.flying-machines/rolled': 'Un vol de {n} {n|case|cases}',
      'theme.flying-machine': 'un ornithoptère',
    },
  },
};
