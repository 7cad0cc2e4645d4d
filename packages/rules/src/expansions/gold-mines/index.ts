import type { Expansion } from '../../expansion.ts';
import { goldMinesRules } from './rules.ts';
import { citations } from './texts/citations.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { goldMinesTiles } from './tiles.ts';

/** Gold Mines: 8 tiles and 16 ingots (rules GM). */
export const expansion = {
  id: 'gold-mines',
  position: 110,
  presets: { 'bigbox-2017': {}, everything: {} },
  texts: { en, fr },
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
} satisfies Expansion;
