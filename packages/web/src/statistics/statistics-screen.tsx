import { Icon } from '../app/frame/icon.tsx';
import { useHash } from '../app/route.ts';
import { FigurePicture } from '../panels/pictures.tsx';
import { gameIn } from './overview/game-list.tsx';
import { OneGame } from './overview/one-game.tsx';
import { OnlineGames } from './overview/online-games.tsx';
import { Overview } from './overview/overview.tsx';
import './panel/panel.css';
import './statistics.css';
import { useCallback, useEffect, useState } from 'react';
import type { KeptGame } from './history/kept-game.ts';
import { keptGames } from './history/store.ts';
import { useStatisticsWords } from './words.ts';

/** The statistics of all games kept here, or of the one the address names. */
export function StatisticsScreen() {
  const { say } = useStatisticsWords();
  const id = gameIn(useHash());
  return (
    <main id="main" tabIndex={-1} className="statistics">
      <h1>{say('title')}</h1>
      {id === undefined ? <AllGames /> : <OneGame id={id} />}
    </main>
  );
}

function AllGames() {
  const { say } = useStatisticsWords();
  const { history, refresh } = useHistory();
  if (history.is !== 'known')
    return history.is === 'unavailable' ? <p>{say('games.unavailable')}</p> : undefined;
  return (
    <>
      {history.games.length === 0 ? (
        <section className="no-games">
          <FigurePicture kind="winner" colour="red" />
          <p>{say('games.none')}</p>
          <p className="about-luck">{say('games.coming')}</p>
          <a className="button" href="#/new">
            <Icon name="play" />
            {say('games.play')}
          </a>
        </section>
      ) : (
        <Overview games={history.games} onChange={refresh} />
      )}
      <OnlineGames onChange={refresh} />
    </>
  );
}

/** The games kept here: not read yet, read, or not to be had in this browser. */
type History =
  | { readonly is: 'unknown' | 'unavailable' }
  | { readonly is: 'known'; readonly games: readonly KeptGame[] };

/** The kept games, and how to read them anew after a change. */
function useHistory(): { readonly history: History; readonly refresh: () => void } {
  const [history, setHistory] = useState<History>({ is: 'unknown' });
  const refresh = useCallback(() => {
    keptGames().then(
      (games) => setHistory({ is: 'known', games }),
      () => setHistory({ is: 'unavailable' }),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { history, refresh };
}
