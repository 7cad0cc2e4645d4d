import type { Expansion } from '../../hooks.ts';
import { rules2000 } from './rules.ts';

/** The rules of the first edition, as options of any game (rules E). The hand of three is the core's `turn/hand.ts`. */
export const edition2000: Expansion = {
  id: 'rules-2000',
  always: true,
  options: {
    smallCity: { values: [4, 2] },
    farmerPoints: { values: [3, 4], needs: { option: 'farmers', value: 'perCity' } },
    hand: { values: [0, 3] },
  },
  rules: rules2000,
};
