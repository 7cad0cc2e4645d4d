import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.hills-sheep/hill': 'Sous la colline, une tuile que personne ne voit',
  'log.event.hills-sheep/wolf': 'Un loup disperse le troupeau',
  'theme.shepherd': 'le berger',
  'theme.hill': 'une colline',
};
