import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { robbersRules } from './rules.ts';
import { robbersTiles } from './tiles.ts';

/** Robbers: 8 tiles, and a robber each that stands on the score track and takes half of what others score (rules RO). */
export const expansion = {
  id: 'robbers',
  position: 130,
  options: { robbersAll: { values: [false, true] } },
  presets: { 'bigbox-2017': {}, everything: {} },
  citations,
  letters: { marks: { robber: 'r' } },
  reasons: { seats: ['victim'] },
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
} as const satisfies Expansion;
