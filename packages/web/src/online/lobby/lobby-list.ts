import type { TableSummary } from '@bastide/server/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { line } from '../line/current.ts';

/** The public tables, live: those that wait for players first. */
export function useLobby(): readonly TableSummary[] | undefined {
  const [tables, setTables] = useState<readonly TableSummary[]>();
  useEffect(() => {
    const leave = [
      line.hear((message) => {
        if (message.tell !== 'lobby') return;
        const { tables: told, gone, whole } = message;
        setTables((before = []) => (whole ? told : merged(before, told, gone)));
      }),
      line.greet(() => void line.ask({ do: 'lobby', on: true })),
    ];
    return () => {
      for (const one of leave) one();
      void line.ask({ do: 'lobby', on: false });
    };
  }, []);
  return tables;
}

export function merged(
  before: readonly TableSummary[],
  told: readonly TableSummary[],
  gone: readonly string[],
): TableSummary[] {
  const changed = new Map(told.map((table) => [table.game, table]));
  const kept = before.filter(({ game }) => !gone.includes(game) && !changed.has(game));
  return [...told.filter(({ game }) => !gone.includes(game)), ...kept];
}

/** Milliseconds between two looks at one's games: whose turn it is there, nobody tells by itself. */
const LOOK_EVERY = 10_000;

/** One's own games, those under way first; looked up again from time to time and whenever the page is looked at. */
export function useMyGames(): readonly TableSummary[] | undefined {
  const [games, setGames] = useState<readonly TableSummary[]>();
  useEffect(() => {
    let isGone = false;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      api.myGames().then(
        (found) => !isGone && setGames(found),
        // The line tells that the server is away; the list stays as it was.
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    const deaf = line.hear((message) => message.tell === 'lobby' && look());
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      deaf();
    };
  }, []);
  return games;
}
