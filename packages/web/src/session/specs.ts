import type { SpecOf, TableSession } from './types.ts';

/** What is printed on the tiles of a game, by their ids. */
export function specsOf({ game }: Pick<TableSession, 'game'>): SpecOf {
  const specs = new Map(game.tiles.types.map(({ id, spec }) => [id, spec]));
  return (id) => specs.get(id);
}
