import type { Expansion } from '@bastide/rules/expansion';
import { festivalRules } from './rules.ts';
import { citations } from './texts/citations.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { festivalTiles } from './tiles.ts';

/** The festival: ten tiles that let a player call a figure home (rules FS, see the README). */
export const expansion = {
  id: 'festival',
  texts: { en, fr },
  citations,
  letters: { marks: { festival: 'F' } },
  box: () => ({
    tiles: festivalTiles.map((spec) => ({
      id: `festival/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: [{ name: 'festival', on: 'tile' }],
  }),
  rules: festivalRules,
} satisfies Expansion;
