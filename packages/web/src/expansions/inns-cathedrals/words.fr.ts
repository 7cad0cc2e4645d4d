import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.inn': 'une auberge',
  'theme.cathedral': 'une cathédrale',
  'theme.big': 'le grand meeple',
};
