import { useEffect } from 'react';
import { type Address, useAddress, writeAddress } from './address.ts';
import { CheckPage } from './fair/check-page.tsx';
import { arrive, identity, isUnnamed } from './identity.ts';
import { useLine } from './line/current.ts';
import { CreateTable } from './lobby/create-table.tsx';
import { FriendTable } from './lobby/friend-table.tsx';
import { Invited } from './lobby/invited.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { Welcome } from './lobby/welcome.tsx';
import { useKeepMyGames } from './mine/my-games.ts';
import './online.css';
import { useStore } from '../app/store.ts';
import { Notice } from './notice.tsx';
import { MailPage } from './notices/mail-page.tsx';
import { Leaders } from './people/leaders.tsx';
import { PlayerPage } from './people/player-page.tsx';
import { TablePage } from './table-page.tsx';
import { useOnlineWords } from './texts/words.ts';

/** The online part of the page: one screen by the address, for those who have a name. */
export function OnlineScreen() {
  const address = useAddress();
  const who = useStore(identity);
  useEffect(() => void arrive(), []);
  useLine();
  useKeepMyGames(writeAddress(address));
  if (who.is === 'unknown') return <main id="main" tabIndex={-1} className="online" aria-busy="true" />;
  if (who.is === 'no-server') return <NoServer />;
  if (who.is === 'nobody' && address.at === 'table')
    return <Invited key={address.game} game={address.game} accessKey={address.key} />;
  if ((who.is === 'nobody' || isUnnamed()) && needsName(address)) return <Welcome />;
  switch (address.at) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <CreateTable />;
    case 'friend':
      return <FriendTable />;
    case 'leaders':
      return <Leaders />;
    case 'player':
      return <PlayerPage key={address.player} player={address.player} />;
    case 'mail':
      return <MailPage key={address.token} answer={address.answer} token={address.token} />;
    case 'check':
      return <CheckPage key={address.game} game={address.game} accessKey={address.key} />;
    case 'table':
      return <TablePage key={address.game} game={address.game} accessKey={address.key} />;
  }
}

function needsName({ at }: Address): boolean {
  return at === 'lobby' || at === 'new' || at === 'friend';
}

function NoServer() {
  const { o, t } = useOnlineWords();
  return (
    <Notice title={o('title')} about={o('no-server')}>
      <button type="button" className="primary" onClick={() => void arrive()}>
        {o('try-again')}
      </button>
      <a className="button" href="#/">
        {t('menu.new-table')}
      </a>
    </Notice>
  );
}
