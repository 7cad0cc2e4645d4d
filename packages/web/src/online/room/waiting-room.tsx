import type { TableInfo } from '@bastide/protocol';
import { useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { goOnline } from '../address.ts';
import { Chat } from '../chat/chat.tsx';
import { useChatAloud } from '../chat/use-chat-aloud.ts';
import { isUnnamed } from '../identity.ts';
import { line } from '../line/current.ts';
import { useTermsInWords } from '../lobby/terms-words.ts';
import { Welcome } from '../lobby/welcome.tsx';
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { Banners } from '../table/banners.tsx';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';
import { Commitment } from './commitment.tsx';
import { Invitation } from './invitation.tsx';
import './room.css';
import { RoomSeats } from './room-seats.tsx';

interface RoomProps {
  readonly table: OnlineTable;
  readonly state: TableState;
  readonly info: TableInfo;
}

/** The room where one waits for the others: seats, the link to invite them, a word meanwhile. */
export function WaitingRoom({ table, state, info }: RoomProps) {
  const { o } = useOnlineWords();
  const terms = useTermsInWords();
  const [isNaming, setNaming] = useState(false);
  useChatAloud(state.chat);
  const isHost = info.host === line.player;
  const isSeated = state.chair !== undefined;
  const hasSeat = info.seats.some(({ kind }) => kind === 'open');
  const leave = async () => {
    if (isSeated || isHost) await table.stand();
    goOnline({ at: 'lobby' });
  };
  // Who only watched so far is asked for a name.
  if (isNaming && isUnnamed()) return <Welcome invited={info} />;
  return (
    <main id="main" tabIndex={-1} className="online room">
      <Banners table={table} state={state} info={info} />
      <TurnsElsewhere shown={table.game} />
      <h1>{terms.what(info.terms)}</h1>
      <p>{terms.how(info.terms).join(' · ')}</p>
      {info.series !== undefined && <p>{o('end.round', { n: info.series.round })}</p>}
      {!isSeated && hasSeat && (
        <p className="row">
          <button
            type="button"
            className="primary big"
            onClick={() => (isUnnamed() ? setNaming(true) : void table.sit())}
          >
            <Icon name="play" />
            {o('welcome.play')}
          </button>
        </p>
      )}
      {state.keys !== undefined && <Invitation game={table.game} keys={state.keys} terms={info.terms} />}
      <section aria-labelledby="seats">
        <h2 id="seats">{o('room.seats')}</h2>
        <RoomSeats table={table} state={state} info={info} />
        <p className="row">
          {isHost && isSeated && (
            <button type="button" onClick={() => void table.start()}>
              {o('room.start')}
            </button>
          )}
          <button type="button" onClick={() => void leave()}>
            {o(isHost ? 'room.close' : isSeated ? 'room.stand' : 'to-lobby')}
          </button>
        </p>
        <p className="small">{o('room.waits')}</p>
      </section>
      <section className="room-chat" aria-labelledby="chat">
        <h2 id="chat">{o('chat.title')}</h2>
        <Chat table={table} chat={state.chat} chair={state.chair} isPlaying={false} />
      </section>
      <Commitment info={info} game={table.game} />
    </main>
  );
}
