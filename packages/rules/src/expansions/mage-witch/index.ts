import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { mageWitchRules } from './rules.ts';
import { mageWitchTiles } from './tiles.ts';

/** Mage & Witch: 8 magic tiles and two figures that belong to nobody (rules MW). */
export const expansion = {
  id: 'mage-witch',
  position: 120,
  options: { magicOnPlacedTile: { values: [false, true] } },
  presets: { 'bigbox-2017': {}, everything: {} },
  citations,
  letters: { marks: { magic: 'm' } },
  box: () => ({
    tiles: mageWitchTiles.map((spec) => ({
      id: `mage-witch/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: [{ name: 'magic', on: 'tile' }],
  }),
  rules: mageWitchRules,
} as const satisfies Expansion;
