import type { Expansion } from '../../hooks.ts';
import { goldMinesRules } from './rules.ts';
import { goldMinesTiles } from './tiles.ts';

/** Gold Mines: 8 tiles and 16 ingots (rules GM). */
export const goldMines: Expansion = {
  id: 'gold-mines',
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
};
