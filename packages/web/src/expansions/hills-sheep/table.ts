import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  sounds: { 'hills-sheep/wolf': 'wind' },
  words: {
    en: {
      'log.event.hills-sheep/hill': 'Under the hill goes a tile that nobody sees',
      'log.event.hills-sheep/wolf': 'A wolf scatters the flock',
      'theme.shepherd': 'the shepherd',
      'theme.hill': 'a hill',
    },
    fr: {
      'log.event.hills-sheep/hill': 'Sous la colline, une tuile que personne ne voit',
      'log.event.hills-sheep/wolf': 'Un loup disperse le troupeau',
      'theme.shepherd': 'le berger',
      'theme.hill': 'une colline',
    },
  },
};
