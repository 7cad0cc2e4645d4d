import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { ferriesRules } from './rules.ts';
import { ferriesTiles } from './tiles.ts';

/** The ferries: eight lakes, whose quays are road ends until a ferry joins two of them (rules FE). */
export const expansion = {
  id: 'ferries',
  position: 100,
  options: { ferryMoves: { values: ['each', 'one'] } },
  presets: { 'bigbox-2017': {}, everything: {} },
  citations,
  letters: { marks: { ferry: 'f' } },
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
} as const satisfies Expansion;
