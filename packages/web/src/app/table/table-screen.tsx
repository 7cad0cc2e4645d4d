import { useEffect, useState } from 'react';
import { EndScreen } from '../../end/end-screen.tsx';
import { recordName, saveRecord } from '../../files/save-record.ts';
import { watch } from '../../replay/games/kept.ts';
import { historyIdOf, keepLuckOf } from '../../statistics/keep-when-over.ts';
import { goTo } from '../route.ts';
import { openTable, resumeTable, useCurrentSession } from './current-session.ts';
import { Table } from './table.tsx';

/** The table of the address: the one being played, or the one kept before a reload; without either, the first screen. */
export function TableScreen() {
  const session = useCurrentSession();
  const [games, setGames] = useState({ session, count: 0 });
  useEffect(() => {
    if (session === undefined && resumeTable() !== undefined) goTo('home');
  }, [session]);
  if (session === undefined) return <main id="main" tabIndex={-1} className="table" />;
  // A new game is a new table: nothing of the last one stays in its panels.
  if (games.session !== session) setGames({ session, count: games.count + 1 });
  return (
    <Table
      key={games.count}
      session={session}
      kept="browser"
      onSave={() => saveRecord(session)}
      end={(ended) => (
        <EndScreen
          session={session}
          onLuck={(luck) => void keepLuckOf(historyIdOf(session), luck)}
          {...ended}
          onAgain={() => openTable(session.table)}
          onNew={() => goTo('new')}
          onWatch={() => watch({ name: recordName(), table: session.table, moves: session.moves })}
        />
      )}
    />
  );
}
