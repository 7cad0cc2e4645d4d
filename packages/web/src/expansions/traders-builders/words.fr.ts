import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.builder': 'le bâtisseur',
  'theme.pig': 'le cochon',
  'theme.goods': 'des marchandises',
  'ask.traders-builders.builder':
    'Chaque fois que vous agrandissez cette route ou cette ville, vous placez une seconde tuile.',
  'ask.traders-builders.pig': 'Ce pré vous rapporte 1 point de plus par ville complète.',
  'sign.wine': 'Vin : à qui complète cette ville. Le plus de vin à la fin : 10 points.',
  'sign.wheat': 'Blé : à qui complète cette ville. Le plus de blé à la fin : 10 points.',
  'sign.cloth': 'Tissu : à qui complète cette ville. Le plus de tissu à la fin : 10 points.',
};
