import { useWords } from '../app/words.ts';
import { seatColour } from '../art/seats.ts';
import { SeatBadge } from '../panels/seat-badge.tsx';
import { COLOURS, type SeatInfo } from '../session/types.ts';

interface ChartProps {
  readonly seats: readonly SeatInfo[];
  readonly rows: readonly (readonly number[])[];
}

const WIDE = 600;
const HIGH = 260;
const LEFT = 34;
const FOOT = 22;
const TOP = 10;

/** A pattern for each colour: lines are told apart without seeing colours. */
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3', '14 5', '3 2 8 2', '1 3 6 3'] as const;

/** The score over time as lines, and as a table. */
export function Chart({ seats, rows }: ChartProps) {
  const { t } = useWords();
  const most = Math.max(10, ...rows.flat());
  const last = Math.max(1, rows.length - 1);
  const x = (tile: number) => LEFT + (tile / last) * (WIDE - LEFT - 8);
  const y = (points: number) => TOP + (1 - points / most) * (HIGH - TOP - FOOT);
  const lineOf = (seat: number) =>
    rows.map((row, tile) => `${x(tile).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(' ');
  return (
    <section className="chart">
      <h3>{t('end.over-time')}</h3>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t('end.chart')}>
        {ticks(most).map((points) => (
          <g key={points} className="tick">
            <path d={`M${LEFT} ${y(points)}H${WIDE - 8}`} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {ticks(last).map((tile) => (
          <text key={tile} className="tile-number" x={x(tile)} y={HIGH - 5} textAnchor="middle">
            {tile}
          </text>
        ))}
        {seats.map(({ colour }, seat) => (
          <g key={colour}>
            <polyline className="line-edge" points={lineOf(seat)} />
            <polyline
              className="line"
              points={lineOf(seat)}
              stroke={seatColour(colour)}
              strokeDasharray={DASHES[COLOURS.indexOf(colour)]}
            />
          </g>
        ))}
      </svg>
      <ul className="legend">
        {seats.map(({ colour, name }) => (
          <li key={colour}>
            <SeatBadge colour={colour} />
            <svg viewBox="0 0 40 6" aria-hidden="true">
              <path
                d="M1 3H39"
                stroke={seatColour(colour)}
                strokeWidth="3.4"
                strokeDasharray={DASHES[COLOURS.indexOf(colour)]}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <ChartTable seats={seats} rows={rows} />
    </section>
  );
}

/** As many lines as can be read at a glance. */
const LINES = 16;

function ChartTable({ seats, rows }: ChartProps) {
  const { t } = useWords();
  const step = Math.max(1, Math.ceil(rows.length / LINES));
  const shown = rows.map((row, tile) => ({ row, tile }));
  return (
    <details>
      <summary>{t('end.as-table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={t('end.over-time')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.tile')}</th>
              {seats.map(({ colour, name }) => (
                <th key={colour} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown
              .filter(({ tile }) => tile % step === 0 || tile === rows.length - 1)
              .map(({ row, tile }) => (
                <tr key={tile}>
                  <th scope="row">{tile}</th>
                  {seats.map(({ colour }, seat) => (
                    <td key={colour}>{row[seat]}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** Round numbers up to the most, about five. */
function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => most / one <= 6) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
