import type { Expansion } from '../../hooks.ts';
import { ferriesRules } from './rules.ts';
import { ferriesTiles } from './tiles.ts';

/** The ferries: eight lakes, whose quays are road ends until a ferry joins two of them (rules FE). */
export const ferries: Expansion = {
  id: 'ferries',
  options: { ferryMoves: { values: ['each', 'one'] } },
  box: () => ({
    tiles: ferriesTiles.map((spec) => ({
      id: `ferries/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: [{ name: 'ferry', on: 'tile' }],
  }),
  rules: ferriesRules,
};
