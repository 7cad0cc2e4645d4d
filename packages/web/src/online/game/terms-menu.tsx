import type { TableInfo } from '@bastide/protocol';
import { useState } from 'react';
import { goOnline, writeAddress } from '../address.ts';
import { useTermsInWords } from '../lobby/terms-words.ts';
import { NoticeSwitch } from '../notices/notice-switch.tsx';
import { Commitment } from '../room/commitment.tsx';
import { Invitation } from '../room/invitation.tsx';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';

interface TermsMenuProps {
  readonly table: OnlineTable;
  readonly state: TableState;
  readonly info: TableInfo;
  readonly accessKey: string | undefined;
  /** Once one has left. */
  readonly onClose?: () => void;
}

/** What one can do at a table online beside playing. */
export function TermsMenu({ table, state, info, accessKey, onClose }: TermsMenuProps) {
  const { o } = useOnlineWords();
  const terms = useTermsInWords();
  const [isSure, setSure] = useState(false);
  const isPlaying = info.status === 'playing' && state.seat !== undefined;
  return (
    <>
      <p>{[terms.what(info.terms), ...terms.how(info.terms)].join(' · ')}</p>
      <p className="row">
        {isPlaying && (
          <button type="button" onClick={() => setSure(true)}>
            {o('leave.title')}
          </button>
        )}
        <button type="button" onClick={() => goOnline({ at: 'lobby' })}>
          {o('to-lobby')}
        </button>
        {info.status === 'over' && (
          <a className="button" href={writeAddress({ at: 'check', game: table.game, key: accessKey })}>
            {o('fair.check')}
          </a>
        )}
      </p>
      {isSure && isPlaying && (
        <div className="note" role="alert">
          <p>{o(info.terms.timeout === 'bot' ? 'leave.bot' : 'leave.out')}</p>
          <button
            type="button"
            className="primary"
            onClick={() => {
              void table.leaveGame();
              onClose?.();
            }}
          >
            {o('leave.sure')}
          </button>
        </div>
      )}
      <NoticeSwitch />
      {state.keys !== undefined && info.status === 'playing' && (
        <Invitation game={table.game} keys={state.keys} terms={info.terms} isPlaying />
      )}
      <Commitment info={info} game={table.game} />
    </>
  );
}
