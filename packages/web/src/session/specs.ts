import type { Game } from '@bastide/rules';
import type { SpecOf } from './types.ts';

/** What is printed on the tiles of a game, by their ids. */
export function specsOf({ tiles }: Pick<Game, 'tiles'>): SpecOf {
  const specs = new Map(tiles.types.map(({ id, spec }) => [id, spec]));
  return (id) => specs.get(id);
}
