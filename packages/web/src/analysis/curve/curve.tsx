import type { Verdict } from '@bastide/bots/analysis';
import { type PointerEvent, useId, useState } from 'react';
import type { SeatInfo } from '../../session/types.ts';
import { LineLegend } from '../../statistics/charts/legend.tsx';
import { lineColour, lineDashes } from '../../statistics/charts/look.ts';
import { percentage, rounded } from '../../texts/decimal.ts';
import { useAnalysisWords } from '../texts/words.ts';
import { CurveTable } from './curve-table.tsx';
import { MEASURES, type Measure, marginOf } from './numbers.ts';

export interface CurveProps {
  readonly verdicts: readonly Verdict[];
  readonly seats: readonly SeatInfo[];
  /** What is shown on the land. */
  readonly moment: number;
  readonly onGo: (moment: number) => void;
}

const WIDE = 360;
const HIGH = 170;
const LEFT = 42;
const RIGHT = 8;
const TOP = 10;
const FOOT = 12;

/** Chances and margins over the game, as lines and as a table. */
export function Curve({ verdicts, seats, moment, onGo }: CurveProps) {
  const { say, lang } = useAnalysisWords();
  const [measure, setMeasure] = useState<Measure>('chance');
  const title = useId();
  const rows = rounds(verdicts.map(({ played }) => seats.map((_, seat) => measured(played, seat, measure))));
  const { low, high, lines } = rangeOf(rows, measure);
  const last = Math.max(1, rows.length - 1);
  const x = (row: number) => LEFT + (row / last) * (WIDE - LEFT - RIGHT);
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HIGH - TOP - FOOT);
  const now = verdicts.filter(({ decision }) => decision.from < moment).length - 1;
  /** A press on the picture leads there; the table has buttons for the same. */
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDE;
    const row = Math.round(((at - LEFT) / (WIDE - LEFT - RIGHT)) * last);
    const verdict = verdicts[Math.min(verdicts.length - 1, Math.max(0, row))];
    onGo(verdict.decision.to);
  };
  return (
    <section className="analysis-curve" aria-labelledby={title}>
      <h2 id={title}>{say('curve')}</h2>
      <fieldset className="measures">
        <legend className="hidden-text">{say('curve')}</legend>
        {MEASURES.map((one) => (
          <label key={one}>
            <input type="radio" name={title} checked={one === measure} onChange={() => setMeasure(one)} />
            {say(`curve.${one}`)}
          </label>
        ))}
      </fieldset>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={say('curve.picture', { what: say(`curve.${measure}`) })}
        onPointerDown={press}
      >
        {lines.map((value) => (
          <g key={value} className="tick">
            <path
              d={`M${LEFT} ${y(value)}H${WIDE - RIGHT}`}
              className={value === middle(measure) ? 'mid' : ''}
            />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {measure === 'chance' ? percentage(lang, value) : rounded(lang, value)}
            </text>
          </g>
        ))}
        {now >= 0 && <path className="curve-now" d={`M${x(now)} ${TOP}V${HIGH - FOOT}`} />}
        {seats.map(({ colour }, seat) => {
          const points = rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(' ');
          return (
            <g key={colour}>
              <polyline className="line-edge" points={points} />
              <polyline
                className="line"
                points={points}
                stroke={lineColour(colour)}
                strokeDasharray={lineDashes(colour)}
              />
            </g>
          );
        })}
        {verdicts.map(({ decision: { seat, from }, lapse }, i) =>
          lapse === undefined ? undefined : (
            <circle
              key={from}
              className={`curve-lapse sign-${lapse}`}
              cx={x(i)}
              cy={y(rows[i][seat])}
              r={RADIUS[lapse]}
            />
          ),
        )}
      </svg>
      <LineLegend seats={seats} />
      <CurveTable verdicts={verdicts} seats={seats} rows={rows} measure={measure} onGo={onGo} />
    </section>
  );
}

const RADIUS = { slip: 3, mistake: 4.5, blunder: 6 } as const;

function measured({ worths, chances }: Verdict['played'], seat: number, measure: Measure): number {
  return measure === 'chance' ? chances[seat] : marginOf(worths, seat);
}

/** Whoever has just moved looks a little better than they are; over a round, with one decision of everybody, that evens out. */
function rounds(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return rows.map((row, i) => {
    const round = rows.slice(Math.max(0, i + 1 - row.length), i + 1);
    return row.map((_, seat) => round.reduce((sum, one) => sum + one[seat], 0) / round.length);
  });
}

const middle = (measure: Measure) => (measure === 'chance' ? 0.5 : 0);

/** From where to where the picture goes, and the lines across it. */
function rangeOf(rows: readonly (readonly number[])[], measure: Measure) {
  if (measure === 'chance') return { low: 0, high: 1, lines: [0, 0.25, 0.5, 0.75, 1] };
  const most = Math.max(10, ...rows.flat().map(Math.abs));
  const step = [5, 10, 20, 25, 50, 100, 200].find((one) => most / one <= 3) ?? 500;
  const high = Math.ceil(most / step) * step;
  const lines = Array.from({ length: (2 * high) / step + 1 }, (_, i) => i * step - high);
  return { low: -high, high, lines };
}
