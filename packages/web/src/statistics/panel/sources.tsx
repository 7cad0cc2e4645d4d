import { sayNamed } from '@bastide/rules';
import { seatEmblem } from '../../art/seats.ts';
import type { BarSeries } from '../charts/bars.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import type { TableContent } from '../charts/data-table.tsx';
import { Bars } from '../charts/lazy-charts.ts';
import { SwatchLegend } from '../charts/legend.tsx';
import { barColour, barInk, lineColour } from '../charts/look.ts';
import type { Figures } from '../figures/figures.ts';
import { pointsOf } from '../figures/sources.ts';
import { useStatisticsWords } from '../words.ts';
import { seatColumns } from './seat-columns.tsx';

/** Points by source: a bar for each seat, what the final count brought apart. */
export function Sources({ figures }: { readonly figures: Figures }) {
  const { say, lang, number } = useStatisticsWords();
  const { sources, scores, table } = figures;
  const { seats } = table;
  const title = say('sources.title');
  const names = sources.map(({ family }) => sayNamed(lang, family));
  const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0);
  const summary =
    sources.length === 0
      ? say('sources.none')
      : say('sources.summary', {
          source: names[0],
          n: sum([...sources[0].played, ...sources[0].final]),
          all: sum(scores),
          final: sum(sources.map(({ final }) => sum(final))),
        });
  const series = seats.flatMap(({ name, colour }, seat): BarSeries[] => [
    {
      key: `played${seat}`,
      name: say('sources.of', { name, when: say('sources.played') }),
      colour,
      stack: colour,
      fill: barColour(colour),
      stroke: lineColour(colour),
      ink: barInk(colour),
      values: sources.map(({ played }) => played[seat]),
    },
    {
      key: `final${seat}`,
      name: say('sources.of', { name, when: say('sources.final') }),
      colour,
      stack: colour,
      fill: FINAL_FILL,
      stroke: lineColour(colour),
      values: sources.map(({ final }) => final[seat]),
    },
  ]);
  const content: TableContent = {
    corner: say('source'),
    columns: seatColumns(seats),
    rows: sources.map((source, index) => ({
      key: source.family,
      head: names[index],
      cells: seats.map(({ colour }, seat) => (
        <Cell key={colour} all={pointsOf(source, seat)} final={source.final[seat]} />
      )),
    })),
    foot: { key: 'total', head: say('total'), cells: scores },
  };
  const swatches = [
    ...seats.map(({ name, colour }) => ({
      key: colour,
      name,
      fill: barColour(colour),
      stroke: lineColour(colour),
      emblem: { d: seatEmblem(colour), ink: barInk(colour) },
    })),
    { key: 'final', name: say('sources.final'), fill: FINAL_FILL, stroke: 'var(--text-2)' },
  ];
  return (
    <ChartFrame title={title} summary={summary} table={content} legend={<SwatchLegend swatches={swatches} />}>
      {sources.length > 0 && (
        <Bars label={title} summary={summary} categories={names} series={series} format={number} />
      )}
    </ChartFrame>
  );
}

/** What comes at the end is drawn as an empty box behind the rest. */
const FINAL_FILL = 'var(--paper-2)';

/** Points of a source, with those of the final count in brackets. */
function Cell({ all, final }: { readonly all: number; readonly final: number }) {
  const { say } = useStatisticsWords();
  if (all === 0 && final === 0) return '–';
  return (
    <>
      {all}
      {final !== 0 && (
        <small>
          {' '}
          ({final}
          <span className="hidden-text"> {say('sources.final')}</span>)
        </small>
      )}
    </>
  );
}
