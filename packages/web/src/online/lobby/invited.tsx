import type { TableSummary } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import { type ApiError, api, codeOf } from '../api.ts';
import { enterUnnamed } from '../identity.ts';
import { Notice } from '../notice.tsx';
import { useOnlineWords } from '../texts/words.ts';
import { Welcome } from './welcome.tsx';

interface InvitedProps {
  readonly game: string;
  readonly accessKey: string | undefined;
}

/** Somebody without a name comes to a table: to play if there is a seat, else to watch, which needs no name. */
export function Invited({ game, accessKey }: InvitedProps) {
  const { o, why } = useOnlineWords();
  const [table, setTable] = useState<TableSummary>();
  const [wrong, setWrong] = useState<ApiError['code']>();
  useEffect(() => {
    const look = async () => {
      const found = await api.table(game, accessKey);
      if (isOpen(found)) setTable(found);
      else await enterUnnamed();
    };
    look().catch((error: unknown) => setWrong(codeOf(error)));
  }, [game, accessKey]);
  if (table !== undefined) return <Welcome invited={table} />;
  // A table one may not see as a stranger may still be one's own: who is known by a passkey signs in.
  if (wrong === 'not-found') return <Welcome />;
  if (wrong === undefined) return <main id="main" tabIndex={-1} className="online" aria-busy="true" />;
  return (
    <Notice title={o('table.shut')} about={why(wrong)}>
      <a className="button" href="#/online">
        {o('to-lobby')}
      </a>
    </Notice>
  );
}

function isOpen({ status, seats }: TableSummary): boolean {
  return status === 'waiting' && seats.some(({ kind }) => kind === 'open');
}
