import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.crop-circles/add': 'Chacun ajoute un partisan',
  'log.event.crop-circles/add.road': 'Chacun ajoute un brigand sur une route',
  'log.event.crop-circles/add.city': 'Chacun ajoute un chevalier dans une ville',
  'log.event.crop-circles/add.field': 'Chacun ajoute un paysan dans un pré',
  'log.event.crop-circles/remove': 'Chacun reprend un partisan',
  'log.event.crop-circles/remove.road': 'Chacun reprend un brigand sur une route',
  'log.event.crop-circles/remove.city': 'Chacun reprend un chevalier dans une ville',
  'log.event.crop-circles/remove.field': 'Chacun reprend un paysan dans un pré',
  'theme.crop-circle': 'un agroglyphe',
};
