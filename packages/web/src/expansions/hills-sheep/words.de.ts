import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.hills-sheep/hill': 'Unter den Hügel kommt ein Plättchen, das niemand sieht',
  'log.event.hills-sheep/wolf': 'Ein Wolf zerstreut die Herde',
  'theme.shepherd': 'der Schäfer',
  'theme.hill': 'ein Hügel',
};
