import { useState } from 'react';
import type { KeptGame } from '../history/kept-game.ts';
import { recordsOf } from '../history/records.ts';
import { namesIn, sharesOf, totalsOf } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';
import { AverageSources } from './average-sources.tsx';
import { GameList } from './game-list.tsx';
import { HeadFigures } from './head-figures.tsx';
import { KeepOrForget } from './keep-or-forget.tsx';
import { Records } from './records.tsx';
import { Trend } from './trend.tsx';
import { WinsByLevel, WinsByPlayers } from './wins.tsx';

interface OverviewProps {
  readonly games: readonly KeptGame[];
  readonly onChange: () => void;
}

/** All that comes of the games kept here, for one player or everyone. */
export function Overview({ games, onChange }: OverviewProps) {
  const { say } = useStatisticsWords();
  const names = namesIn(games);
  const [chosen, choose] = useState<string>();
  const who = chosen === EVERYONE ? undefined : (names.find((name) => name === chosen) ?? names[0]);
  const shares = sharesOf(games, who);
  const totals = totalsOf(shares);
  return (
    <>
      {names.length > 1 && (
        <label className="choice">
          <span>{say('games.who')}</span>
          <select value={who ?? EVERYONE} onChange={(event) => choose(event.target.value)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value={EVERYONE}>{say('games.everyone')}</option>
          </select>
        </label>
      )}
      <HeadFigures games={games} totals={totals} onChange={onChange} />
      <h2 className="hidden-text">{say('charts.title')}</h2>
      <div className="chart-columns">
        <WinsByPlayers wins={totals.byPlayers} />
        <WinsByLevel wins={totals.byLevel} />
        <Trend shares={shares} />
        <AverageSources sources={totals.sources} />
      </div>
      <Records records={recordsOf(shares)} />
      <GameList shares={shares} onChange={onChange} />
      <KeepOrForget games={games} shares={shares} onChange={onChange} />
    </>
  );
}

/** No name has a line break in it. */
const EVERYONE = '\n';
