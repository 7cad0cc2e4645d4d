import type { TableSummary } from '@bastide/server/protocol';
import type { ReactNode } from 'react';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { useSeatName } from '../table/seat-name.ts';
import { useOnlineWords } from '../texts/words.ts';
import { useTermsInWords } from './terms-words.ts';

interface TableCardProps {
  readonly table: TableSummary;
  readonly isMarked?: boolean;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A table in a list: what is played, who sits there, and the way to it. */
export function TableCard({ table, isMarked = false, note, children }: TableCardProps) {
  const { o } = useOnlineWords();
  const nameOf = useSeatName();
  const terms = useTermsInWords();
  return (
    <li className="table-card" data-marked={isMarked}>
      <h3>{terms.what(table.terms)}</h3>
      <ul className="card-seats bare">
        {table.seats.map((seat) => (
          <li key={seat.seat} data-free={seat.kind === 'open'}>
            <SeatBadge colour={COLOURS[seat.seat]} />
            <span>{seat.kind === 'open' ? o('seat.open') : (seat.name ?? nameOf(seat))}</span>
          </li>
        ))}
      </ul>
      <p className="small">{terms.how(table.terms).join(' · ')}</p>
      {note !== undefined && <p className="card-note">{note}</p>}
      <p className="row">{children}</p>
    </li>
  );
}
