import { catalogue, checkSetup, type TileSpec } from '@bastide/rules';

/** A tile of some set, with everything printed on it. */
export interface ShownTile {
  readonly id: string;
  readonly set: string;
  readonly spec: TileSpec;
}

/** Every tile of every set there is. */
export function allTiles(): ShownTile[] {
  return catalogue.flatMap((expansion) => {
    const sets = expansion.id === 'base' || expansion.always ? ['base'] : ['base', expansion.id];
    const setup = checkSetup({ sets, players: 2 });
    if ('error' in setup || expansion.box === undefined) return [];
    const { tiles = [] } = expansion.box(setup.ok);
    return tiles.map(({ id, spec }) => ({ id, set: expansion.id, spec }));
  });
}
