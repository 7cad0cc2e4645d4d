import type { TableSummary } from '@bastide/server/protocol';
import { Icon } from '../../app/frame/icon.tsx';
import { useTitleNote } from '../../app/frame/title.ts';
import { useStore } from '../../app/store.ts';
import { goOnline, writeAddress } from '../address.ts';
import { identity } from '../identity.ts';
import { useMyGames } from '../mine/my-games.ts';
import { AwayNote } from '../table/away-note.tsx';
import { useOnlineWords } from '../texts/words.ts';
import './lobby.css';
import { type ReactNode, useEffect, useState } from 'react';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { line } from '../line/current.ts';
import { useSeatName } from '../table/seat-name.ts';
import { MePanel } from './me-panel.tsx';
import { useTermsInWords } from './terms-words.ts';

/** The hall: one's own games, tables that wait for players, games one can watch. */
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
      <MyGames games={mine} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">{o('lobby.waiting')}</h2>
        {waiting?.length === 0 && <p>{o('lobby.none')}</p>}
        <ul className="cards bare">
          {waiting?.map((table) => (
            <TableCard key={table.game} table={table}>
              <TableLink table={table} isMain words={o('lobby.join')} />
            </TableCard>
          ))}
        </ul>
      </section>
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

function MyGames({ games }: { readonly games: readonly TableSummary[] | undefined }) {
  const { o } = useOnlineWords();
  if (games === undefined || games.length === 0) return undefined;
  const noteOf = ({ status, yourTurn, broken }: TableSummary) => {
    if (broken === true) return o('error.broken');
    if (status === 'playing') return o(yourTurn === true ? 'mine.your-turn' : 'mine.others-turn');
    return o(status === 'waiting' ? 'mine.waiting' : 'mine.over');
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{o('mine.title')}</h2>
      <ul className="cards bare">
        {games.slice(0, SHOWN).map((table) => (
          <TableCard key={table.game} table={table} isMarked={table.yourTurn === true} note={noteOf(table)}>
            <TableLink
              table={table}
              isMain={table.yourTurn === true}
              words={o(table.status === 'over' ? 'mine.look' : 'mine.open')}
            />
          </TableCard>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 24;

interface TableLinkProps {
  readonly table: TableSummary;
  readonly words: string;
  readonly isMain?: boolean;
}

function TableLink({ table: { game }, words, isMain = false }: TableLinkProps) {
  return (
    <a
      className={isMain ? 'button primary' : 'button'}
      href={writeAddress({ at: 'table', game, key: undefined })}
    >
      {words}
    </a>
  );
}

/** The public tables, live: those that wait for players first. */
function useLobby(): readonly TableSummary[] | undefined {
  const [tables, setTables] = useState<readonly TableSummary[]>();
  useEffect(() => {
    const leave = [
      line.onMessage((message) => {
        if (message.tell !== 'lobby') return;
        const { tables: changed, gone, whole } = message;
        setTables((before = []) => (whole ? changed : merged(before, changed, gone)));
      }),
      line.onOpen(() => void line.ask({ do: 'lobby', on: true })),
    ];
    return () => {
      for (const one of leave) one();
      void line.ask({ do: 'lobby', on: false });
    };
  }, []);
  return tables;
}

function merged(
  before: readonly TableSummary[],
  news: readonly TableSummary[],
  gone: readonly string[],
): TableSummary[] {
  const changed = new Map(news.map((table) => [table.game, table]));
  const kept = before.filter(({ game }) => !gone.includes(game) && !changed.has(game));
  return [...news.filter(({ game }) => !gone.includes(game)), ...kept];
}

interface TableCardProps {
  readonly table: TableSummary;
  readonly isMarked?: boolean;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A table in a list: what is played, who sits there, and the way to it. */
function TableCard({ table, isMarked = false, note, children }: TableCardProps) {
  const { o } = useOnlineWords();
  const nameOf = useSeatName();
  const terms = useTermsInWords();
  return (
    <li className="table-card" data-marked={isMarked}>
      <h3>{terms.what(table.terms)}</h3>
      <ul className="card-seats bare">
        {table.seats.map((seat) => (
          <li key={seat.seat} data-free={seat.kind === 'open'}>
            <SeatBadge colour={COLOURS[seat.seat]} />
            <span>{seat.kind === 'open' ? o('seat.open') : (seat.name ?? nameOf(seat))}</span>
          </li>
        ))}
      </ul>
      <p className="small">{terms.how(table.terms).join(' · ')}</p>
      {note !== undefined && <p className="card-note">{note}</p>}
      <p className="row">{children}</p>
    </li>
  );
}
