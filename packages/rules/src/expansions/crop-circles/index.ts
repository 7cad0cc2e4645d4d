import type { Expansion } from '../../hooks.ts';
import { cropCirclesRules, SIGNS } from './rules.ts';
import { cropCirclesTiles } from './tiles.ts';

/** Crop Circles: 6 tiles that make everybody add a follower or take one home (rules CC). */
export const cropCircles: Expansion = {
  id: 'crop-circles',
  options: { cropAdd: { values: ['must', 'may'] } },
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
};
