import type { TableInfo } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTitleNote } from '../../app/frame/title.ts';
import { type Ended, Table } from '../../app/table/table.tsx';
import { saveRecord } from '../../files/save-record.ts';
import { useSessionState } from '../../session/table-store.ts';
import { recordPath } from '../api.ts';
import { Chat } from '../chat/chat.tsx';
import { useChatAloud } from '../chat/use-chat-aloud.ts';
import { useTurnsElsewhere } from '../mine/my-games.ts';
import { useTurnNotice } from '../notices/turn-notice.ts';
import type { OnlineSession } from '../table/online-session.ts';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';
import './game.css';
import './small-row.css';
import { announce } from '../../app/frame/announcer.tsx';
import { goneKey } from '../table/gone.ts';
import { OnlineEnd } from './online-end.tsx';
import { TableHead } from './table-head.tsx';

interface GameScreenProps {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly state: TableState;
  readonly info: TableInfo;
  readonly accessKey: string | undefined;
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** A game on the server, at the same table as any other. */
export function GameScreen({ table, session, state, info, accessKey }: GameScreenProps) {
  const { o } = useOnlineWords();
  const { view } = useSessionState(session);
  const [seen, setSeen] = useState(state.chat.length);
  const isMyTurn = state.seat !== undefined && view.question.seat === state.seat;
  useEffect(() => {
    window.bastide = { session };
  }, [session]);
  const turn = isMyTurn ? o('notice.turn') : undefined;
  const elsewhere = useTurnsElsewhere(table.game).length;
  useTurnNotice(turn);
  useTitleNote(turn ?? (elsewhere > 0 ? o('notice.turns', { n: elsewhere }) : undefined));
  useChatAloud(state.chat);
  useLeavingAloud(info);
  /** The server's record has the proof of its draws, and what was hidden; before the end one saves what one knows. */
  const saverOf = () => {
    if (info.status === 'over') return () => download(recordPath(table.game, accessKey));
    return view.handSize > 0 ? undefined : () => saveRecord(session);
  };
  const end = (ended: Ended) => (
    <OnlineEnd table={table} session={session} state={state} info={info} accessKey={accessKey} {...ended} />
  );
  return (
    <Table
      session={session}
      head={
        <TableHead
          table={table}
          session={session}
          state={state}
          info={info}
          asked={view.question.seat}
          accessKey={accessKey}
        />
      }
      chat={{
        panel: (
          <Chat
            table={table}
            chat={state.chat}
            chair={state.chair}
            isPlaying={info.status === 'playing'}
            onSeen={setSeen}
          />
        ),
        isNew: state.chat.length > seen,
      }}
      kept="server"
      onSave={saverOf()}
      end={end}
    />
  );
}

/** Tells those who hear the page that somebody has left, or has run out of time. */
function useLeavingAloud({ seats }: TableInfo): void {
  const { o, t } = useOnlineWords();
  const known = useRef(seats);
  useEffect(() => {
    const before = known.current;
    known.current = seats;
    for (const one of seats)
      if (one.left !== undefined && before[one.seat]?.left === undefined)
        announce(t('table.turn', { who: one.name ?? '', what: o(goneKey(one)) }));
  }, [seats, o, t]);
}
