import { lapseName, type Verdict } from '@bastide/bots/analysis';
import { useState } from 'react';
import type { SeatInfo } from '../../session/types.ts';
import { decimal, percentage } from '../../texts/decimal.ts';
import { useAnalysisWords } from '../texts/words.ts';
import type { Measure } from './numbers.ts';

interface CurveTableProps {
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly SeatInfo[];
  /** By decision and seat. */
  readonly rows: readonly (readonly number[])[];
  readonly measure: Measure;
  readonly onGo: (moment: number) => void;
}

/** The same as the lines, in numbers; every row leads to its decision. */
export function CurveTable({ verdicts, seats, rows, measure, onGo }: CurveTableProps) {
  const { say, lang } = useAnalysisWords();
  const [isOpen, setOpen] = useState(false);
  const text = (value: number) => (measure === 'chance' ? percentage(lang, value) : decimal(lang, value));
  return (
    <details className="curve-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('curve.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={say(`curve.${measure}`)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('curve.decision')}</th>
              <th scope="col">{say('curve.player')}</th>
              {seats.map(({ colour, name }) => (
                <th key={colour} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{say('curve.lapse')}</th>
            </tr>
          </thead>
          <tbody>
            {(isOpen ? verdicts : []).map(({ decision: { from, seat }, lapse }, i) => (
              <tr key={from}>
                <th scope="row">
                  <button
                    type="button"
                    className="plain"
                    aria-label={say('curve.go', { n: i + 1 })}
                    onClick={() => onGo(from)}
                  >
                    {i + 1}
                  </button>
                </th>
                <td>{seats[seat].name}</td>
                {seats.map(({ colour }, one) => (
                  <td key={colour}>{text(rows[i][one])}</td>
                ))}
                <td>{lapse === undefined ? '' : lapseName(lang, lapse)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
