import { type Analyst, LAPSES, lapseName, summarise, type Verdict } from '@bastide/bots/analysis';
import { useId, useMemo } from 'react';
import { SeatBadge } from '../panels/seat-badge.tsx';
import { levelOf } from '../session/seat-info.ts';
import type { SeatInfo } from '../session/types.ts';
import { decimal, percentage } from '../texts/decimal.ts';
import { SIGNS } from './mistakes/lapse-sign.tsx';
import { useAnalysisWords } from './texts/words.ts';

interface SummaryProps {
  /** Who has judged. */
  readonly by: Analyst | undefined;
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly SeatInfo[];
}

/** How well everyone played, in a few numbers. */
export function Summary({ by, verdicts, seats }: SummaryProps) {
  const { say, lang } = useAnalysisWords();
  const rows = useMemo(() => summarise(verdicts, seats.length), [verdicts, seats]);
  const title = useId();
  return (
    <section className="analysis-summary" aria-labelledby={title}>
      <h2 id={title}>{say('summary')}</h2>
      <ul className="bare">
        {rows.map(({ accuracy, points, lapses }, seat) => (
          <li key={seats[seat].colour}>
            <div className="analysis-name">
              <SeatBadge colour={seats[seat].colour} />
              <strong>{seats[seat].name}</strong>
            </div>
            <dl>
              <div>
                <dt>{say('summary.accuracy')}</dt>
                <dd className="analysis-big">{percentage(lang, accuracy)}</dd>
              </div>
              <div>
                <dt>{say('summary.loss')}</dt>
                <dd>{say('points', { n: decimal(lang, points) })}</dd>
              </div>
              {LAPSES.map((lapse) => (
                <div key={lapse} className={`analysis-count count-${lapse}`}>
                  <dt>
                    <span className={`lapse-sign sign-${lapse}`} aria-hidden="true">
                      {SIGNS[lapse]}
                    </span>
                    {lapseName(lang, lapse)}
                  </dt>
                  <dd>{lapses[lapse]}</dd>
                </div>
              ))}
            </dl>
            {by !== undefined && levelOf(seats[seat]) === by && <p className="small">{say('summary.own')}</p>}
          </li>
        ))}
      </ul>
      <p className="small">{say('summary.about')}</p>
    </section>
  );
}
