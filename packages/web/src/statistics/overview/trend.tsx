import { ChartFrame } from '../charts/chart-frame.tsx';
import { TrendChart } from '../charts/lazy-charts.ts';
import { SwatchLegend } from '../charts/legend.tsx';
import { type Share, slidingMeans } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';

/** The mean of so many games is steadier than one of them. */
const WIDTH = 5;

/** Points game after game, and the mean of the last few. */
export function Trend({ shares }: { readonly shares: readonly Share[] }) {
  const { say, number, date } = useStatisticsWords();
  if (shares.length === 0) return undefined;
  const points = shares.map(({ game, seat }) => game.scores[seat]);
  const means = slidingMeans(points, WIDTH);
  const all = points.reduce((sum, n) => sum + n, 0) / points.length;
  const title = say('trend.title');
  const summary =
    points.length <= WIDTH
      ? say('trend.few', { n: points.length, all: number(all) })
      : say('trend.summary', { n: WIDTH, late: number(means[means.length - 1]), all: number(all) });
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        corner: say('trend.what'),
        columns: [
          { key: 'date', head: say('list.game') },
          { key: 'points', head: say('trend.points') },
          { key: 'mean', head: say('trend.average') },
        ],
        rows: shares.map(({ game, seat }, index) => ({
          key: `${game.id} ${seat}`,
          head: say('trend.game', { n: index + 1 }),
          cells: [date(game.endedAt), points[index], number(means[index])],
        })),
      }}
      legend={
        <SwatchLegend
          swatches={[
            { key: 'points', name: say('trend.points'), fill: 'var(--green-soft)', stroke: 'var(--green)' },
            { key: 'mean', name: say('trend.average'), fill: 'var(--accent)', stroke: 'var(--accent)' },
          ]}
        />
      }
    >
      <TrendChart
        label={title}
        summary={summary}
        points={points}
        means={means}
        names={{ points: say('trend.points'), means: say('trend.average') }}
        at={(index) => say('trend.game', { n: index + 1 })}
        format={number}
      />
    </ChartFrame>
  );
}
