import type { SeatInfo as OnlineSeat, TableInfo } from '@bastide/protocol';
import { isReader } from '@bastide/rules/internal';
import { COLOURS, type SeatInfo } from '../../session/types.ts';

/** What a seat is called that has no name of its own: a bot by its level. */
export type Namer = (seat: OnlineSeat) => string;

/** Who sits where, as the table shows it: only one's own seat is played from this screen. */
export function seatsFor({ seats }: Pick<TableInfo, 'seats'>, player: string, nameOf: Namer): SeatInfo[] {
  return seats.map((seat) => ({
    name: asName(seat.left === 'bot' || seat.program ? nameOf(seat) : (seat.name ?? nameOf(seat))),
    ...(seat.left === 'bot' && { called: asName(seat.name ?? '') }),
    colour: COLOURS[seat.seat],
    player: isPlayedBy(seat, player) ? 'person' : 'elsewhere',
  }));
}

/** Whoever happens to be called so is not the reader: a sign without width tells them apart. */
function asName(name: string): string {
  return isReader(name) ? `${name}\u2060` : name;
}

function isPlayedBy({ kind, player, left }: OnlineSeat, who: string): boolean {
  return kind === 'person' && player === who && left === undefined;
}
