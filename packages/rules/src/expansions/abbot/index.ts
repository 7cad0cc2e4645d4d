import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { abbotRules } from './rules.ts';

/** The abbot: one more follower each, for monasteries and the gardens printed on tiles (rules AB). */
export const expansion = {
  id: 'abbot',
  position: 50,
  presets: { 'bigbox-2017': {}, everything: {} },
  printedMinutes: 0,
  citations,
  letters: { figures: { abbot: 'A' } },
  box: () => ({
    kinds: ['garden'],
    figures: [
      {
        name: 'abbot',
        count: 1,
        role: 'follower',
        strength: 1,
        stands: ['monastery', 'garden'],
        rule: 'AB1',
      },
    ],
  }),
  rules: abbotRules,
} as const satisfies Expansion;
