import type { TableSummary } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import { line } from '../line/current.ts';

/** The public tables, live: those that wait for players first. */
export function useLobby(): readonly TableSummary[] | undefined {
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
