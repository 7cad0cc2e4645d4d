import type { TableSummary } from '@bastide/server/protocol';
import { useEffect, useState } from 'react';
import { line } from '../line/current.ts';

/** The public tables, live: those that wait for players first. */
export function useLobby(): readonly TableSummary[] | undefined {
  const [tables, setTables] = useState<readonly TableSummary[]>();
  useEffect(() => {
    const leave = [
      line.onMessage((message) => {
        if (message.tell !== 'lobby') return;
        const { tables: told, gone, whole } = message;
        setTables((before = []) => (whole ? told : merged(before, told, gone)));
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

export function merged(
  before: readonly TableSummary[],
  told: readonly TableSummary[],
  gone: readonly string[],
): TableSummary[] {
  const changed = new Map(told.map((table) => [table.game, table]));
  const kept = before.filter(({ game }) => !gone.includes(game) && !changed.has(game));
  return [...told.filter(({ game }) => !gone.includes(game)), ...kept];
}
