import { useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { writeAddress } from './address.ts';
import { GameScreen } from './game/game-screen.tsx';
import { line, useLineState } from './line/current.ts';
import { Notice } from './notice.tsx';
import { WaitingRoom } from './room/waiting-room.tsx';
import { wantedToSit } from './table/arrivals.ts';
import { OnlineTable } from './table/online-table.ts';
import { useSeatName } from './table/seat-name.ts';
import { useOnlineWords } from './texts/words.ts';

interface TablePageProps {
  readonly game: string;
  readonly accessKey: string | undefined;
}

/** A table by its address: the room where one waits, then the game. */
export function TablePage({ game, accessKey }: TablePageProps) {
  const table = useTable(game, accessKey);
  if (table === undefined) return <main id="main" tabIndex={-1} className="online" aria-busy="true" />;
  return <Opened table={table} accessKey={accessKey} />;
}

function useTable(game: string, key: string | undefined): OnlineTable | undefined {
  const [table, setTable] = useState<OnlineTable>();
  const { lang } = useOnlineWords();
  const nameOf = useSeatName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the namer changes with the language only, see below
  useEffect(() => {
    const opened = new OnlineTable(line, game, key, nameOf);
    setTable(opened);
    return () => {
      opened.close();
      window.bastide = { session: undefined };
    };
  }, [game, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the namer changes with the language
  useEffect(() => table?.rename(nameOf), [table, lang]);
  return table;
}

interface OpenedProps {
  readonly table: OnlineTable;
  readonly accessKey: string | undefined;
}

function Opened({ table, accessKey }: OpenedProps) {
  const { o, why } = useOnlineWords();
  const state = useStore(table.state);
  const { info } = state;
  const isWaiting = info?.status === 'waiting';
  const isLineOpen = useLineState() === 'open';
  useEffect(() => {
    if (isWaiting && isLineOpen && wantedToSit(table.game)) void table.sit();
  }, [isWaiting, isLineOpen, table]);
  if (state.is === 'shut')
    return (
      <Notice title={o('table.shut')} about={why(state.refused ?? 'not-found')}>
        <ToLobby />
      </Notice>
    );
  if (info === undefined) return <main id="main" tabIndex={-1} className="online" aria-busy="true" />;
  if (info.result?.reason === 'closed')
    return (
      <Notice title={o('table.closed')} about={o('table.closed.about')}>
        <ToLobby />
      </Notice>
    );
  if (isWaiting) return <WaitingRoom table={table} state={state} info={info} />;
  const { session } = table;
  if (session === undefined) return undefined;
  return <GameScreen table={table} session={session} state={state} info={info} accessKey={accessKey} />;
}

function ToLobby() {
  const { o } = useOnlineWords();
  return (
    <a className="button" href={writeAddress({ at: 'lobby' })}>
      {o('to-lobby')}
    </a>
  );
}
