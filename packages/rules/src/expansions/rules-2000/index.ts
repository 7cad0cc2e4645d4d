import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { rules2000 } from './rules.ts';

/** The rules of the first edition, as options of any game (rules E). The hand of three is the core's `turn/hand.ts`. */
export const expansion = {
  id: 'rules-2000',
  position: 20,
  always: true,
  options: {
    smallCity: { values: [4, 2] },
    farmerPoints: { values: [3, 4], needs: { option: 'farmers', value: 'perCity' } },
    hand: { values: [0, 3] },
  },
  presets: { 'edition-2000': { smallCity: 2, farmerPoints: 3, hand: 0 } },
  citations,
  rules: rules2000,
} as const satisfies Expansion;
