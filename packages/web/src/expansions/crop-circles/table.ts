import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  fromTile: ['crop-circles/choice'],
  words: {
    en: {
      'log.event.crop-circles/add': 'Everybody adds a follower',
      'log.event.crop-circles/add.road': 'Everybody adds a highwayman on a road',
      'log.event.crop-circles/add.city': 'Everybody adds a knight in a city',
      'log.event.crop-circles/add.field': 'Everybody adds a farmer in a field',
      'log.event.crop-circles/remove': 'Everybody takes a follower home',
      'log.event.crop-circles/remove.road': 'Everybody takes a highwayman home from a road',
      'log.event.crop-circles/remove.city': 'Everybody takes a knight home from a city',
      'log.event.crop-circles/remove.field': 'Everybody takes a farmer home from a field',
      'theme.crop-circle': 'a crop circle',
    },
    fr: {
      'log.event.crop-circles/add': 'Chacun ajoute un partisan',
      'log.event.crop-circles/add.road': 'Chacun ajoute un brigand sur une route',
      'log.event.crop-circles/add.city': 'Chacun ajoute un chevalier dans une ville',
      'log.event.crop-circles/add.field': 'Chacun ajoute un paysan dans un pré',
      'log.event.crop-circles/remove': 'Chacun reprend un partisan',
      'log.event.crop-circles/remove.road': 'Chacun reprend un brigand sur une route',
      'log.event.crop-circles/remove.city': 'Chacun reprend un chevalier dans une ville',
      'log.event.crop-circles/remove.field': 'Chacun reprend un paysan dans un pré',
      'theme.crop-circle': 'un agroglyphe',
    },
  },
};
