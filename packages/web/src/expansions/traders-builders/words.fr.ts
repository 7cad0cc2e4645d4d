import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.builder': 'le bâtisseur',
  'theme.pig': 'le cochon',
  'theme.goods': 'des marchandises',
  'ask.traders-builders.builder':
    'Bâtir encore : chaque fois que vous agrandissez cette route ou cette ville, vous posez une seconde tuile.',
  'ask.traders-builders.pig': 'Ce pré vous rapporte 1 point de plus par ville complète.',
};
