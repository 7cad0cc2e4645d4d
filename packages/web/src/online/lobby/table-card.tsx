import type { TableSummary } from '@bastide/protocol';
import { localeOf } from '@bastide/rules/internal';
import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { writeAddress } from '../address.ts';
import { useSeatName } from '../table/seat-name.ts';
import { useOnlineWords } from '../texts/words.ts';
import { useTermsInWords } from './terms-words.ts';

interface TableCardProps {
  readonly table: TableSummary;
  readonly isMarked?: boolean;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A table in a list: what is played, who sits there, how it ended and when, and the way to it. */
export function TableCard({ table, isMarked = false, note, children }: TableCardProps) {
  const { o } = useOnlineWords();
  const { t, lang } = useWords();
  const nameOf = useSeatName();
  const terms = useTermsInWords();
  const { scores, places, changedAt } = table;
  const date = new Date(changedAt);
  return (
    <li className="table-card" data-marked={isMarked}>
      <h3>{terms.what(table.terms)}</h3>
      <ul className="card-seats bare">
        {table.seats.map((seat) => (
          <li
            key={seat.seat}
            data-free={seat.kind === 'open'}
            data-first={places?.[seat.seat] === 1}
            data-self={seat.seat === table.seat}
          >
            <SeatBadge colour={COLOURS[seat.seat]} />
            <span>{seat.kind === 'open' ? o('seat.open') : nameOf(seat)}</span>
            {scores !== undefined && (
              <strong title={t('table.points', { n: scores[seat.seat] })}>
                {scores[seat.seat]}
                {places?.[seat.seat] === 1 && (
                  <span className="card-first">
                    <span aria-hidden="true">★</span>
                    <span className="hidden-text"> {o('card.won')}</span>
                  </span>
                )}
              </strong>
            )}
          </li>
        ))}
      </ul>
      <p className="small">
        {[
          ...(table.status === 'over' ? [] : terms.how(table.terms)),
          new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' }).format(date),
        ].join(' · ')}
      </p>
      {note !== undefined && <p className="card-note">{note}</p>}
      <p className="row">{children}</p>
    </li>
  );
}

interface TableLinkProps {
  readonly table: TableSummary;
  readonly words: string;
  readonly isMain?: boolean;
}

/** The way to a table. */
export function TableLink({ table: { game }, words, isMain = false }: TableLinkProps) {
  return (
    <a
      className={isMain ? 'button primary' : 'button'}
      href={writeAddress({ at: 'table', game, key: undefined })}
    >
      {words}
    </a>
  );
}
