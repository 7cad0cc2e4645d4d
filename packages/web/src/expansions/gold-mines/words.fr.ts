import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.gold': 'de l’or',
  'ask.gold-mines.second': 'Qui marque des points pour une zone complétée sur cette tuile en prend l’or.',
  'ask.gold-mines.worth': 'Un lingot de plus vous rapporterait {points} à la fin.',
};
