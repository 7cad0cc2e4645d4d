import type { Box, Expansion, PiledTile } from '../../expansion.ts';
import type { Setup } from '../../game/setup.ts';
import { KINDS, type Kind } from '../../tile/kinds.ts';
import { citations } from './citations.ts';
import { baseRules } from './rules.ts';
import { baseTiles } from './tiles.ts';

/** The base game: 72 tiles, seven followers each, roads, cities, monasteries and farmers (rules G and B). */
export const expansion = {
  id: 'base',
  position: 10,
  options: { farmers: { values: [true, false, 'perCity'] } },
  presets: {
    first: { farmers: false },
    base: {},
    'bigbox-2017': {},
    'bigbox-2014': {},
    'edition-2000': { farmers: 'perCity' },
    everything: {},
  },
  printedMinutes: 35,
  citations,
  /** A plain follower needs no letter: its seat says enough. */
  letters: { marks: { pennant: 'P' }, figures: { follower: '' } },
  reasons: { counted: ['tiles', 'pennants', 'cities'] },
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
        lies: true,
        rule: 'B1',
        barred: BARRED,
      },
    ],
  }),
  rules: baseRules,
} as const satisfies Expansion;

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
