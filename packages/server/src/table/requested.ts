import type { Terms } from '@bastide/protocol';
import type { Seat, TableEvent } from './events.ts';

/** A table as it was asked for. */
type Created = Extract<TableEvent, { kind: 'created' }>;

export function termsOf({ request }: Created): Terms {
  const { seats: _, ...terms } = request;
  return terms;
}

export function seatsOf({ request, reserved }: Created): Seat[] {
  return request.seats.map((seat, index) => {
    if (seat.kind === 'bot') return seat;
    const kept = reserved?.find((one) => one.seat === index);
    return kept === undefined ? { kind: 'open' } : { kind: 'reserved', player: kept.player, name: kept.name };
  });
}
