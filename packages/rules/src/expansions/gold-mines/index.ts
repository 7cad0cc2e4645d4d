import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { goldMinesRules } from './rules.ts';
import { goldMinesTiles } from './tiles.ts';

/** Gold Mines: 8 tiles and 16 ingots (rules GM). */
export const expansion = {
  id: 'gold-mines',
  position: 110,
  presets: { 'bigbox-2017': {}, everything: {} },
  citations,
  letters: { marks: { goldMine: 'g' } },
  reasons: { counted: ['gold'] },
  box: () => ({
    tiles: goldMinesTiles.map((spec) => ({
      id: `gold-mines/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: [{ name: 'goldMine', on: 'tile' }],
  }),
  rules: goldMinesRules,
} as const satisfies Expansion;
