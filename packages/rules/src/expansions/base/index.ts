import type { Setup } from '../../game/setup.ts';
import type { Box, Expansion, PiledTile } from '../../hooks.ts';
import { KINDS, type Kind } from '../../tile/kinds.ts';
import { baseRules } from './rules.ts';
import { baseTiles } from './tiles.ts';

/** The base game: 72 tiles, seven followers each, roads, cities, monasteries and farmers (rules G and B). */
export const base: Expansion = {
  id: 'base',
  options: { farmers: { values: [true, false, 'perCity'] } },
  box: (setup): Box => ({
    tiles: baseTiles.map(pile),
    marks: [{ name: 'pennant', on: 'segment' }],
    figures: [
      {
        name: 'follower',
        count: 7,
        role: 'follower',
        strength: 1,
        stands: footing(setup),
        rule: 'B1',
        barred: BARRED,
      },
    ],
  }),
  rules: baseRules,
};

/** Where a follower may stand: anywhere but on gardens (AB1) and rivers (RV3), and not in fields without farmers (B13). */
export function footing(setup: Setup): Kind[] {
  return KINDS.filter(
    (kind) => kind !== 'garden' && kind !== 'river' && (kind !== 'field' || setup.options.farmers !== false),
  );
}

/** Which rule keeps a follower off each of them. */
export const BARRED = { garden: 'AB1', river: 'RV3', field: 'B13' } as const;

function pile(spec: (typeof baseTiles)[number]): PiledTile {
  const start = spec.name === 'D-start';
  return { id: `base/${spec.name}`, spec, pile: 'stock', count: start ? 0 : spec.count, start };
}
