import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.abbot': 'l’abbé',
  'theme.garden': 'un jardin',
  'ask.abbot.abbot':
    'Comme un moine, et aussi dans un jardin. Vous pourrez le reprendre plus tôt, pour les points du moment.',
  'ask.abbot.home': 'Au lieu de poser un pion : il marque ce que sa place vaut maintenant et vous revient.',
};
