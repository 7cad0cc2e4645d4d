import type { Expansion } from '../../hooks.ts';
import { mageWitchRules } from './rules.ts';
import { mageWitchTiles } from './tiles.ts';

/** Mage & Witch: 8 magic tiles and two figures that belong to nobody (rules MW). */
export const mageWitch: Expansion = {
  id: 'mage-witch',
  options: { magicOnPlacedTile: { values: [false, true] } },
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
};
