import type { Expansion, PiledTile } from '../../hooks.ts';
import type { TileSpec } from '../../tile/spec.ts';
import { riverRules } from './rules.ts';
import { riverTiles } from './tiles.ts';
import { riverBb5Tiles } from './tiles-bb5.ts';

/** The river as printed in 2017 (rules RV). */
export const river = riverOf('river', 'river-bb5', riverTiles);
/** The river as printed in 2014, with sheep and vineyards. */
export const riverBb5 = riverOf('river-bb5', 'river', riverBb5Tiles);

function riverOf(id: string, clash: string, tiles: readonly TileSpec[]): Expansion {
  return {
    id,
    clashes: [clash],
    options: { river: { values: ['strict', 'free'] }, riverStartTile: { values: ['box', 'bag'] } },
    box: () => ({ tiles: tiles.map((spec) => pile(id, spec)) }),
    rules: (context) => riverRules(context, id),
  };
}

/** RV1: the source lies on the table, ten tiles are shuffled, the lake comes last, all of them before the stock. */
function pile(id: string, spec: TileSpec): PiledTile {
  const { name, count } = spec;
  if (name === 'source') return { id: `${id}/source`, spec, pile: 'first', count: 0 };
  return { id: `${id}/${name}`, spec, pile: name === 'lake' ? 'second' : 'first', count };
}
