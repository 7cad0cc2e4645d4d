import type { Expansion } from '../../hooks.ts';
import { messengersRules } from './rules.ts';

/** Messengers: a second scorer each, and eight messages for whoever stops on a dark space (rules ME). */
export const messengers: Expansion = {
  id: 'messengers',
  box: () => ({ scorers: ['messenger'] }),
  rules: messengersRules,
};
