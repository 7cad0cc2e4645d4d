import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.inn': 'ein Wirtshaus',
  'theme.cathedral': 'eine Kathedrale',
  'theme.big': 'der große Gefolgsmann',
};
