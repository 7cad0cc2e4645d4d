import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.crop-circles/add': 'Chacun ajoute un meeple',
  'log.event.crop-circles/add.road': 'Chacun ajoute un brigand sur une route',
  'log.event.crop-circles/add.city': 'Chacun ajoute un chevalier dans une ville',
  'log.event.crop-circles/add.field': 'Chacun ajoute un paysan dans un pré',
  'log.event.crop-circles/remove': 'Chacun reprend un meeple',
  'log.event.crop-circles/remove.road': 'Chacun reprend un brigand d’une route',
  'log.event.crop-circles/remove.city': 'Chacun reprend un chevalier d’une ville',
  'log.event.crop-circles/remove.field': 'Chacun reprend un paysan d’un pré',
  'theme.crop-circle': 'un agroglyphe',
  'ask.crop-circles.add.road': 'Un brigand de plus chacun',
  'ask.crop-circles.add.city': 'Un chevalier de plus chacun',
  'ask.crop-circles.add.field': 'Un paysan de plus chacun',
  'ask.crop-circles.adds.road': 'Qui a un brigand sur le plateau ajoute à côté un meeple de sa réserve.',
  'ask.crop-circles.adds.city': 'Qui a un chevalier sur le plateau ajoute à côté un meeple de sa réserve.',
  'ask.crop-circles.adds.field': 'Qui a un paysan sur le plateau ajoute à côté un meeple de sa réserve.',
  'ask.crop-circles.remove.road': 'Un brigand de moins chacun',
  'ask.crop-circles.remove.city': 'Un chevalier de moins chacun',
  'ask.crop-circles.remove.field': 'Un paysan de moins chacun',
  'ask.crop-circles.removes.road': 'Qui a un brigand sur le plateau en reprend un, qui ne marque rien.',
  'ask.crop-circles.removes.city': 'Qui a un chevalier sur le plateau en reprend un, qui ne marque rien.',
  'ask.crop-circles.removes.field': 'Qui a un paysan sur le plateau en reprend un, qui ne marque rien.',
  'ask.crop-circles.join.road':
    'Choisissez un endroit en surbrillance : un meeple de votre réserve y rejoint votre brigand.',
  'ask.crop-circles.join.city':
    'Choisissez un endroit en surbrillance : un meeple de votre réserve y rejoint votre chevalier.',
  'ask.crop-circles.join.field':
    'Choisissez un endroit en surbrillance : un meeple de votre réserve y rejoint votre paysan.',
  'ask.crop-circles.leave.road': 'Choisissez le brigand qui revient ; il ne marque rien.',
  'ask.crop-circles.leave.city': 'Choisissez le chevalier qui revient ; il ne marque rien.',
  'ask.crop-circles.leave.field': 'Choisissez le paysan qui revient ; il ne marque rien.',
  'ask.crop-circles.all': 'Tous font ce que vous choisissez, vous en dernier.',
};
