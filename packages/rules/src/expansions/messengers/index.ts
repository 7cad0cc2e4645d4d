import type { Expansion } from '../../expansion.ts';
import { messengersRules } from './rules.ts';
import { citations } from './texts/citations.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Messengers: a second scorer each, and eight messages for whoever stops on a dark space (rules ME). */
export const expansion = {
  id: 'messengers',
  position: 90,
  presets: { 'bigbox-2017': {}, everything: {} },
  printedMinutes: 15,
  texts: { en, fr },
  citations,
  box: () => ({ scorers: ['messenger'] }),
  rules: messengersRules,
} satisfies Expansion;
