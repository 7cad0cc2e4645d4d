import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { cropCirclesRules, SIGNS } from './rules.ts';
import { cropCirclesTiles } from './tiles.ts';

/** Crop Circles: 6 tiles that make everybody add a follower or take one home (rules CC). */
export const expansion = {
  id: 'crop-circles',
  position: 150,
  options: { cropAdd: { values: ['must', 'may'] } },
  presets: { 'bigbox-2017': {}, everything: {} },
  citations,
  /** Pitchfork, club and shield. */
  letters: { marks: { 'crop-field': 'Y', 'crop-road': '!', 'crop-city': 'V' } },
  box: () => ({
    tiles: cropCirclesTiles.map((spec) => ({
      id: `crop-circles/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: SIGNS.map(({ mark }) => ({ name: mark, on: 'tile' })),
  }),
  rules: cropCirclesRules,
} as const satisfies Expansion;
