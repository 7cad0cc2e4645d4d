import { sayNamed } from '@bastide/rules';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { Bars } from '../charts/lazy-charts.ts';
import { SwatchLegend } from '../charts/legend.tsx';
import type { AverageSource } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';

const PLAYED = { fill: 'var(--green)', stroke: 'var(--green)' } as const;
const FINAL = { fill: 'var(--green-soft)', stroke: 'var(--green)' } as const;

/** Where one's points come from, on average. */
export function AverageSources({ sources }: { readonly sources: readonly AverageSource[] }) {
  const { say, lang, number } = useStatisticsWords();
  if (sources.length === 0) return undefined;
  const title = say('average.title');
  const names = sources.map(({ family }) => sayNamed(lang, family));
  const [first] = sources;
  const summary = say('average.summary', { source: names[0], n: number(first.played + first.final) });
  const [played, final] = [say('sources.played'), say('sources.final')];
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        corner: say('source'),
        columns: [
          { key: 'played', head: played },
          { key: 'final', head: final },
          { key: 'all', head: say('total') },
        ],
        rows: sources.map((source, index) => ({
          key: source.family,
          head: names[index],
          cells: [source.played, source.final, source.played + source.final].map((n) => number(n)),
        })),
      }}
      legend={
        <SwatchLegend
          swatches={[
            { key: 'played', name: played, ...PLAYED },
            { key: 'final', name: final, ...FINAL },
          ]}
        />
      }
    >
      <Bars
        label={title}
        summary={summary}
        categories={names}
        series={[
          { key: 'played', name: played, stack: 'all', ...PLAYED, values: sources.map((one) => one.played) },
          { key: 'final', name: final, stack: 'all', ...FINAL, values: sources.map((one) => one.final) },
        ]}
        format={number}
      />
    </ChartFrame>
  );
}
