import { useState } from 'react';
import type { KeptGame } from '../history/kept-game.ts';
import { type BestShare, recordsOf } from '../history/records.ts';
import { namesIn, sharesOf, totalsOf } from '../history/totals.ts';
import { useStatisticsWords } from '../words.ts';
import { AverageSources } from './average-sources.tsx';
import { GameList, gameAddress } from './game-list.tsx';
import { HeadFigures } from './head-figures.tsx';
import { KeepOrForget } from './keep-or-forget.tsx';
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

/** The best there was, each with the way to its game. */
function Records({ records }: { readonly records: readonly BestShare[] }) {
  const { say, date } = useStatisticsWords();
  if (records.length === 0) return undefined;
  return (
    <section aria-labelledby="records">
      <h2 id="records">{say('records.title')}</h2>
      <ul className="records bare">
        {records.map((best) => (
          <li key={best.name}>
            <a className="record" href={gameAddress(best.game.id)}>
              <span className="record-name">{say(`record.${best.name}`)}</span>
              <strong>
                <Value best={best} />
              </strong>
              <small>
                {best.game.table.seats[best.seat].name} · {date(best.game.endedAt)}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Value({ best: { name, value, tiles } }: { readonly best: BestShare }) {
  const { say, signed } = useStatisticsWords();
  if (tiles !== undefined) return say('record.tiles', { tiles, n: value });
  if (name === 'margin') return say('record.ahead', { n: value });
  if (name === 'closed') return say('record.features', { n: value });
  return name === 'luck' ? signed(value) : say('points', { n: value });
}
