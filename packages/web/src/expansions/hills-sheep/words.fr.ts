import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.hills-sheep/hill': 'Une tuile inconnue va sous la colline',
  'log.luck.hills-sheep.sheep': 'Tiré du sac : {n} {n|mouton|moutons}',
  'log.luck.hills-sheep.wolf': 'Tiré du sac : un loup, le troupeau est dispersé',
  'theme.shepherd': 'le berger',
  'theme.hill': 'une colline',
  'ask.hills-sheep.flock': 'Le troupeau : {n} {n|mouton|moutons}',
  'ask.hills-sheep.grow': 'Piocher',
  'ask.hills-sheep.wolf': 'loup : {n} %',
  'ask.hills-sheep.lost': 'Les moutons rejoignent le troupeau ; un loup le disperse.',
  'ask.hills-sheep.score': 'Rassembler',
  'ask.hills-sheep.home': 'Le berger revient.',
  'ask.hills-sheep.shepherd':
    'Il pioche des moutons quand ce pré s’agrandit. Rassemblez-les, 1 point chacun, avant qu’un loup ne vienne.',
  'sign.hill': 'Colline : un meeple placé ici l’emporte en cas d’égalité.',
  'sign.vineyard': 'Vignoble : une abbaye complète à côté rapporte 3 points de plus.',
};
