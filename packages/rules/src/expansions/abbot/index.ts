import type { Expansion } from '../../hooks.ts';
import { abbotRules } from './rules.ts';

/** The abbot: one more follower each, for monasteries and the gardens printed on tiles (rules AB). */
export const abbot: Expansion = {
  id: 'abbot',
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
};
