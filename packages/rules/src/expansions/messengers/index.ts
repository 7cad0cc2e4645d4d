import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { messengersRules } from './rules.ts';

/** Messengers: a second scorer each, and eight messages for whoever stops on a dark space (rules ME). */
export const expansion = {
  id: 'messengers',
  position: 90,
  presets: { 'bigbox-2017': {}, everything: {} },
  printedMinutes: 15,
  citations,
  box: () => ({ scorers: ['messenger'] }),
  rules: messengersRules,
} as const satisfies Expansion;
