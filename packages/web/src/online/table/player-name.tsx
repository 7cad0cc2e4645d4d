import type { SeatInfo } from '@bastide/server/protocol';
import { writeAddress } from '../address.ts';

/** A name that leads to its player's page. */
export function PlayerName({ seat, name }: { readonly seat: SeatInfo; readonly name: string }) {
  if (seat.player === undefined) return name;
  return <a href={writeAddress({ at: 'player', player: seat.player })}>{name}</a>;
}
