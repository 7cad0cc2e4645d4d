import type { Expansion } from '../../hooks.ts';
import { robbersRules } from './rules.ts';
import { robbersTiles } from './tiles.ts';

/** Robbers: 8 tiles, and a robber each that stands on the score track and takes half of what others score (rules RO). */
export const robbers: Expansion = {
  id: 'robbers',
  options: { robbersAll: { values: [false, true] } },
  box: () => ({
    tiles: robbersTiles.map((spec) => ({
      id: `robbers/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: [{ name: 'robber', on: 'tile' }],
  }),
  rules: robbersRules,
};
