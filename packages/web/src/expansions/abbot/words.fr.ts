import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.abbot': 'l’abbé',
  'theme.garden': 'un jardin',
  'ask.abbot.abbot':
    'Comme un moine, et aussi dans un jardin. Vous pourrez le reprendre plus tôt, pour les points acquis.',
  'ask.abbot.home': 'Au lieu de poser un pion : il marque ce que vaut sa zone et vous revient.',
};
