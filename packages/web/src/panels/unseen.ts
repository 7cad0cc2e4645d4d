import type { TileSpec } from '@bastide/rules';
import type { SeatInfo, TableView } from '../session/types.ts';

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
  { remaining, seats: views }: Pick<TableView, 'remaining' | 'seats'>,
  seats: readonly SeatInfo[],
  specOf: (id: string) => TileSpec | undefined,
): UnseenTile[] {
  const people = seats.filter(({ player }) => player === 'person').length;
  const hidden = views
    .filter(({ seat }) => people !== 1 || seats[seat].player !== 'person')
    .flatMap(({ hand }) => hand);
  const counts = new Map(remaining.map((tile) => [tile.id, { ...tile }]));
  for (const id of hidden) {
    const spec = specOf(id);
    const known = counts.get(id);
    if (known !== undefined) known.count++;
    else if (spec !== undefined) counts.set(id, { id, spec, count: 1 });
  }
  return [...counts.values()];
}
