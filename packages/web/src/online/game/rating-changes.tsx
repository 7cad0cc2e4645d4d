import type { TableInfo } from '@bastide/server/protocol';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { signed } from '../../texts/decimal.ts';
import { useOnlineWords } from '../texts/words.ts';

interface RatingChangesProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
}

/** What the game did to the ratings of those who keep their identities. */
export function RatingChanges({ info: { result }, names }: RatingChangesProps) {
  const { o, lang } = useOnlineWords();
  const { ratings = [] } = result ?? {};
  return (
    <div role="status">
      {ratings.length > 0 && (
        <section className="rating-changes" aria-label={o('end.ratings')}>
          <ul className="bare">
            {ratings.map(({ seat, before, after }) => (
              <li key={seat}>
                <SeatBadge colour={COLOURS[seat]} />
                <span>{names[seat]}</span>
                <span>{o('end.rating', { before: Math.round(before), after: Math.round(after) })}</span>
                <strong data-better={after >= before}>
                  {signed(lang, Math.round(after) - Math.round(before), 0)}
                </strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
