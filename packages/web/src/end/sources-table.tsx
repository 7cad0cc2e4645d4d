import { sayNamed } from '@bastide/rules';
import { useWords } from '../app/words.ts';
import { SeatBadge } from '../panels/seat-badge.tsx';
import type { SeatInfo } from '../session/types.ts';
import type { Source } from './sources.ts';

interface SourcesTableProps {
  readonly seats: readonly SeatInfo[];
  readonly sources: readonly Source[];
  readonly totals: readonly number[];
}

/** Points by source and player. */
export function SourcesTable({ seats, sources, totals }: SourcesTableProps) {
  const { t, lang } = useWords();
  return (
    <section className="sources" data-many={seats.length > 3}>
      <h3 id="sources">{t('end.sources')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-labelledby="sources">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.source')}</th>
              {seats.map((seat) => (
                <th key={seat.colour} scope="col">
                  <SeatBadge colour={seat.colour} />
                  <span className="column-name">{seat.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ family, points }) => {
              const most = Math.max(...points);
              return (
                <tr key={family}>
                  <th scope="row">{sayNamed(lang, family)}</th>
                  {seats.map((seat, index) => (
                    <td key={seat.colour} data-most={points[index] === most && most > 0}>
                      {points[index] === 0 ? '–' : points[index]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('end.total')}</th>
              {seats.map((seat, index) => (
                <td key={seat.colour}>{totals[index]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}
