import type { TileSpec } from '@bastide/rules';
import type { SeatInfo, TableView } from '../../session/types.ts';

export interface UnseenTile {
  readonly id: string;
  readonly spec: TileSpec;
  readonly count: number;
}

/**
 * The tiles those at this screen have not seen: what is left, and the hands (E3) they must not know. Where several people
 * share the screen that is every hand; a person alone knows the own one.
 */
export function unseenOf(
  { unseen, seats: views }: Pick<TableView, 'unseen' | 'seats'>,
  seats: readonly SeatInfo[],
  specOf: (id: string) => TileSpec | undefined,
): UnseenTile[] {
  const people = seats.filter(({ player }) => player === 'person').length;
  const hidden = views
    .filter(({ seat }) => people !== 1 || seats[seat].player !== 'person')
    .flatMap(({ hand }) => hand);
  const held = hidden.flatMap((id) => {
    const spec = specOf(id);
    return spec === undefined ? [] : [{ id, spec, count: 1 }];
  });
  const counts = new Map<string, UnseenTile>();
  for (const tile of [...unseen, ...held]) {
    const look = lookOf(tile.spec);
    const known = counts.get(look);
    counts.set(look, known === undefined ? tile : { ...known, count: known.count + tile.count });
  }
  return [...counts.values()];
}

/** Tiles that look the same are the same to a player, whatever their names. */
function lookOf({ segments, marks }: TileSpec): string {
  return JSON.stringify([segments, marks]);
}
