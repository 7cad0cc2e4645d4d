import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.gold': 'Gold',
  'ask.gold-mines.second':
    'Wähle ein Plättchen für den zweiten Goldbarren. Wer dort ein abgeschlossenes Gebiet wertet, nimmt das Gold.',
  'ask.gold-mines.worth': 'Ein Goldbarren mehr bringt dir am Ende {points}.',
};
