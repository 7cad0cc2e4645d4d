import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.gold': 'Gold',
  'ask.gold-mines.second':
    'Drücke ein helles Plättchen für den zweiten Barren. Wer dort eine abgeschlossene Straße, Stadt, ein Kloster oder einen Garten wertet, nimmt das Gold.',
  'ask.gold-mines.worth': 'Ein Goldbarren mehr bringt dir am Ende {points}.',
};
