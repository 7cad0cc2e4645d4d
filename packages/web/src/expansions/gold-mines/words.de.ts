import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.gold': 'Gold',
  'ask.gold-mines.second':
    'Wer auf diesem Plättchen ein abgeschlossenes Gebiet wertet, nimmt das Gold darauf.',
  'ask.gold-mines.worth': 'Ein Goldbarren mehr bringt dir am Ende {points}.',
};
