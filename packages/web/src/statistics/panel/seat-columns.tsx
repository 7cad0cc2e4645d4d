import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SeatInfo } from '../../session/types.ts';
import type { TableColumn } from '../charts/data-table.tsx';

/** A column for each seat, under its badge and name. */
export function seatColumns(seats: readonly SeatInfo[]): TableColumn[] {
  return seats.map(({ colour, name }) => ({
    key: colour,
    head: (
      <span className="seat-head">
        <SeatBadge colour={colour} />
        <span>{name}</span>
      </span>
    ),
  }));
}
