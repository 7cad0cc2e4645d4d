import { ChartFrame } from '../charts/chart-frame.tsx';
import type { TableContent } from '../charts/data-table.tsx';
import { Lines } from '../charts/lazy-charts.ts';
import { LineLegend } from '../charts/legend.tsx';
import type { Figures } from '../figures/figures.ts';
import { useStatisticsWords } from '../words.ts';
import { seatColumns } from './seat-columns.tsx';

interface OverTimeProps {
  readonly figures: Figures;
  readonly title: string;
  readonly summary: string;
  /** By row, then by seat. */
  readonly rows: readonly (readonly number[])[];
  readonly format: (value: number) => string;
  readonly isStepped?: boolean;
}

/** Something that changes with every tile, for each seat. */
export function OverTime({ figures, title, summary, rows, format, isStepped = false }: OverTimeProps) {
  const { say } = useStatisticsWords();
  const { seats } = figures.table;
  const isCount = (index: number) => figures.isOver && index === figures.rows.length - 1;
  const at = (index: number) => {
    if (index === 0) return say('at-start');
    return isCount(index) ? say('after-count') : say('after-tile', { n: index });
  };
  const table: TableContent = {
    corner: say('tile'),
    columns: seatColumns(seats),
    rows: rows.map((row, index) => ({ key: String(index), head: at(index), cells: row.map(format) })),
  };
  return (
    <ChartFrame title={title} summary={summary} table={table} legend={<LineLegend seats={seats} />}>
      <Lines
        label={title}
        summary={summary}
        series={seats.map(({ name, colour }, seat) => ({
          name,
          colour,
          values: rows.map((row) => row[seat]),
        }))}
        at={at}
        format={format}
        isStepped={isStepped}
      />
    </ChartFrame>
  );
}

/** The score, and what it came to. */
export function ScoreOverTime({ figures }: { readonly figures: Figures }) {
  const { say, list, row, number } = useStatisticsWords();
  const { scores, table, rows, isOver } = figures;
  const most = Math.max(...scores);
  const front = table.seats.filter((_, seat) => scores[seat] === most).map(({ name }) => name);
  const next = Math.max(...scores.filter((points) => points < most), 0);
  const place =
    front.length > 1
      ? say('score.tied', { who: list(front), n: most })
      : say('score.ahead', { who: front[0], n: most, m: most - next });
  const points = table.seats.map(({ name }, seat) => say('followers.one', { name, n: number(scores[seat]) }));
  // Who won a game that was broken off, its points don't tell.
  const summary = isOver ? place : say('score.broken-off', { list: row(points) });
  return (
    <OverTime
      figures={figures}
      title={say('score.title')}
      summary={summary}
      rows={rows.map(({ points }) => points)}
      format={number}
    />
  );
}

/** Followers away from home. */
export function FollowersOverTime({ figures }: { readonly figures: Figures }) {
  const { say, row, number } = useStatisticsWords();
  const { rows, table } = figures;
  // The last row repeats the one before, for the final count.
  const shown = figures.isOver ? rows.slice(0, -1) : rows;
  const means = table.seats.map(({ name }, seat) =>
    say('followers.one', {
      name,
      n: number(shown.reduce((sum, { followers }) => sum + followers[seat], 0) / shown.length),
    }),
  );
  return (
    <OverTime
      figures={figures}
      title={say('followers.title')}
      summary={say('followers.summary', { list: row(means) })}
      rows={shown.map(({ followers }) => followers)}
      format={number}
      isStepped
    />
  );
}
