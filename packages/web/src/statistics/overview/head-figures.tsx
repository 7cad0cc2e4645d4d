import { Icon } from '../../app/frame/icon.tsx';
import type { KeptGame } from '../history/kept-game.ts';
import type { Totals } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';
import { useMeasureAll } from './use-measure-all.ts';

interface HeadFiguresProps {
  readonly games: readonly KeptGame[];
  readonly totals: Totals;
  readonly onChange: () => void;
}

/** The numbers one looks at first. */
export function HeadFigures({ games, totals, onChange }: HeadFiguresProps) {
  const { say, number, signed } = useStatisticsWords();
  const { games: played, won, points, margin, luck } = totals;
  const figures = [
    { name: say('games.played'), value: number(played), more: undefined },
    {
      name: say('games.won'),
      value: number(won),
      more: played === 0 ? undefined : say('games.won-share', { n: Math.round((100 * won) / played) }),
    },
    { name: say('games.average'), value: points === undefined ? '–' : number(points), more: undefined },
    { name: say('games.margin'), value: margin === undefined ? '–' : signed(margin), more: undefined },
    {
      name: say('games.luck'),
      value: luck === undefined ? '–' : signed(luck.mean),
      more: luck === undefined ? say('games.luck-none') : say('games.luck-of', { n: luck.games }),
    },
  ];
  return (
    <>
      <dl className="head-figures">
        {figures.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              {more !== undefined && <small>{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <MeasureAll games={games} onChange={onChange} />
    </>
  );
}

/** Where luck is not measured yet it can be, game after game. */
function MeasureAll({ games, onChange }: Pick<HeadFiguresProps, 'games' | 'onChange'>) {
  const { say } = useStatisticsWords();
  const { missing, state, start, cancel } = useMeasureAll(games, onChange);
  if (state !== undefined) {
    const share = Math.floor(state.share * 100);
    return (
      <div className="measuring">
        <progress value={state.done + state.share} max={state.all} aria-label={say('luck.title')} />
        <span>{say('games.measuring', { n: state.done + 1, all: state.all, share })}</span>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
        <button type="button" autoFocus onClick={cancel}>
          <Icon name="close" />
          {say('luck.cancel')}
        </button>
      </div>
    );
  }
  if (missing === 0) return undefined;
  return (
    <div className="measuring">
      <button type="button" onClick={start}>
        <Icon name="chart" />
        {say('games.measure')}
      </button>
      <span className="about-luck">{say('luck.about')}</span>
    </div>
  );
}
