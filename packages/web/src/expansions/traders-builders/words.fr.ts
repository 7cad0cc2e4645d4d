import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.builder': 'le bâtisseur',
  'theme.pig': 'le cochon',
  'theme.goods': 'des marchandises',
};
