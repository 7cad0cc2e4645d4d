import type { Expansion, PiledTile } from '../../expansion.ts';
import type { TileSpec } from '../../tile/spec.ts';
import { citations } from './citations.ts';
import { riverRules } from './rules.ts';
import { riverTiles } from './tiles.ts';
import { riverBb5Tiles } from './tiles-bb5.ts';

const shared = {
  options: { river: { values: ['strict', 'free'] }, riverStartTile: { values: ['box', 'bag'] } },
  citations,
} as const satisfies Partial<Expansion>;

/** The river as printed in 2017 (rules RV). */
const river = {
  ...shared,
  id: 'river',
  position: 30,
  clashes: ['river-bb5'],
  presets: { 'bigbox-2017': {}, everything: {} },
  box: () => ({ tiles: riverTiles.map((spec) => pile('river', spec)) }),
  rules: (context) => riverRules(context, 'river'),
} as const satisfies Expansion;

/** The river as printed in 2014, with sheep and vineyards. */
const riverBb5 = {
  ...shared,
  id: 'river-bb5',
  position: 40,
  printingOf: 'river',
  clashes: ['river'],
  presets: { 'bigbox-2014': {} },
  box: () => ({ tiles: riverBb5Tiles.map((spec) => pile('river-bb5', spec)) }),
  rules: (context) => riverRules(context, 'river-bb5'),
} as const satisfies Expansion;

export const printings = [river, riverBb5] as const;

/** RV1: the source lies on the table, ten tiles are shuffled, the lake comes last, all of them before the stock. */
function pile(id: string, spec: TileSpec): PiledTile {
  const { name, count } = spec;
  if (name === 'source') return { id: `${id}/source`, spec, pile: 'first', count: 0 };
  return { id: `${id}/${name}`, spec, pile: name === 'lake' ? 'second' : 'first', count };
}
