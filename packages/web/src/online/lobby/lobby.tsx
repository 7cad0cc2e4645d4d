import { Icon } from '../../app/frame/icon.tsx';
import { useTitleNote } from '../../app/frame/title.ts';
import { useStore } from '../../app/store.ts';
import { goOnline, writeAddress } from '../address.ts';
import { identity } from '../identity.ts';
import { useMyGames } from '../mine/my-games.ts';
import { AwayNote } from '../table/away-note.tsx';
import { useOnlineWords } from '../texts/words.ts';
import './lobby.css';
import { EmptyLobby } from './empty-lobby.tsx';
import { MePanel } from './me-panel.tsx';
import { OwnGames } from './own-games.tsx';
import { TableCard, TableLink } from './table-card.tsx';
import { useLobby } from './use-lobby.ts';

/** The hall: tables that wait for players, one's own games, games one can watch. */
export function Lobby() {
  const { o } = useOnlineWords();
  const who = useStore(identity);
  const tables = useLobby();
  const mine = useMyGames();
  const me = who.is === 'somebody' ? who.me.player : '';
  const others = tables?.filter(({ seats }) => seats.every(({ player }) => player !== me));
  const waiting = others?.filter((table) => table.status === 'waiting');
  const playing = others?.filter((table) => table.status === 'playing');
  const turns = mine?.filter(({ yourTurn }) => yourTurn === true).length ?? 0;
  // Where no table is open, games that wait for one come first.
  const isMineFirst = waiting?.length === 0 && turns > 0;
  useTitleNote(turns > 0 ? o('notice.turns', { n: turns }) : undefined);
  return (
    <main id="main" tabIndex={-1} className="online">
      <AwayNote />
      <div className="lobby-head">
        <h1>{o('title')}</h1>
        <p className="row">
          <button type="button" className="primary" onClick={() => goOnline({ at: 'new' })}>
            <Icon name="plus" />
            {o('lobby.create')}
          </button>
          <a className="button" href={writeAddress({ at: 'leaders' })}>
            <Icon name="chart" />
            {o('leaders.title')}
          </a>
        </p>
      </div>
      {isMineFirst && <OwnGames games={mine} />}
      <section aria-labelledby="waiting">
        <h2 id="waiting">{o('lobby.waiting')}</h2>
        {waiting?.length === 0 && (
          <EmptyLobby watchable={playing?.find(({ terms }) => terms.watch === 'all')} />
        )}
        <ul className="cards bare">
          {waiting?.map((table) => (
            <TableCard key={table.game} table={table}>
              <TableLink table={table} isMain words={o('lobby.join')} />
            </TableCard>
          ))}
        </ul>
      </section>
      {!isMineFirst && <OwnGames games={mine} />}
      {playing !== undefined && playing.length > 0 && (
        <section aria-labelledby="playing">
          <h2 id="playing">{o('lobby.playing')}</h2>
          <ul className="cards bare">
            {playing.map((table) => (
              <TableCard key={table.game} table={table}>
                {table.terms.watch === 'all' && <TableLink table={table} words={o('lobby.watch')} />}
              </TableCard>
            ))}
          </ul>
        </section>
      )}
      <MePanel />
    </main>
  );
}
