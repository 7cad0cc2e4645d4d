import type { SpecOf, TableSession } from '../session/types.ts';

/** What is printed on the tiles of a game, by their ids. */
export function specsOf(session: TableSession): SpecOf {
  const specs = new Map(session.game.tiles.types.map(({ id, spec }) => [id, spec]));
  return (id) => specs.get(id);
}
