import { type Level, levelName } from '@bastide/bots';
import { capital } from '../../texts/capital.ts';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { Bars } from '../charts/lazy-charts.ts';
import { SwatchLegend } from '../charts/legend.tsx';
import type { Wins } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';

/** Won and not won, by how many sat at the table. */
export function WinsByPlayers({ wins }: { readonly wins: readonly Wins<number>[] }) {
  const { say } = useStatisticsWords();
  return (
    <WinsChart
      title={say('wins.title')}
      corner={say('wins.what')}
      groups={wins.map(({ group, games, won }) => ({ name: say('wins.of', { n: group }), games, won }))}
    />
  );
}

/** Won and not won, by the strongest bot at the table. */
export function WinsByLevel({ wins }: { readonly wins: readonly Wins<Level | undefined>[] }) {
  const { say, lang } = useStatisticsWords();
  return (
    <WinsChart
      title={say('levels.title')}
      corner={say('levels.what')}
      groups={wins.map(({ group, games, won }) => ({
        name: group === undefined ? say('levels.none') : capital(lang, levelName(lang, group)),
        games,
        won,
      }))}
    />
  );
}

interface WinsChartProps {
  readonly title: string;
  readonly corner: string;
  readonly groups: readonly { readonly name: string; readonly games: number; readonly won: number }[];
}

const WON = { fill: 'var(--accent)', stroke: 'var(--accent)' } as const;
const LOST = { fill: 'var(--paper-3)', stroke: 'var(--line-strong)' } as const;

function WinsChart({ title, corner, groups }: WinsChartProps) {
  const { say, row, number } = useStatisticsWords();
  const shares = groups.map(({ name, games, won }) => say('wins.one', { what: name, won, n: games }));
  const summary = say('wins.summary', { list: row(shares) });
  const columns = (['played', 'won', 'share'] as const).map((key) => ({
    key,
    head: { played: say('games.played'), won: say('wins.won'), share: say('wins.share') }[key],
  }));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        corner,
        columns,
        rows: groups.map(({ name, games, won }) => ({
          key: name,
          head: name,
          cells: [games, won, say('games.won-share', { n: Math.round((100 * won) / games) })],
        })),
      }}
      legend={
        <SwatchLegend
          swatches={[
            { key: 'won', name: say('wins.won'), ...WON },
            { key: 'lost', name: say('wins.lost'), ...LOST },
          ]}
        />
      }
    >
      <Bars
        label={title}
        summary={summary}
        categories={groups.map(({ name }) => name)}
        series={[
          { key: 'won', name: say('wins.won'), stack: 'all', ...WON, values: groups.map(({ won }) => won) },
          {
            key: 'lost',
            name: say('wins.lost'),
            stack: 'all',
            ...LOST,
            values: groups.map(({ games, won }) => games - won),
          },
        ]}
        format={number}
      />
    </ChartFrame>
  );
}
