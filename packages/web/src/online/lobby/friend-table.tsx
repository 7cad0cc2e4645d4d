import { useEffect, useRef, useState } from 'react';
import { goOnline, writeAddress } from '../address.ts';
import { type ApiError, api, codeOf } from '../api.ts';
import { Notice } from '../notice.tsx';
import { willSit } from '../table/arrivals.ts';
import { useOnlineWords } from '../texts/words.ts';
import { draftForFriend, requestOf } from './draft.ts';

/** Opens a table for a friend, as the last one was, and goes there. */
export function FriendTable() {
  const { o, why } = useOnlineWords();
  const [wrong, setWrong] = useState<ApiError['code']>();
  const isCreating = useRef(false);
  useEffect(() => {
    if (isCreating.current) return;
    isCreating.current = true;
    api.create(requestOf(draftForFriend())).then(
      ({ game }) => {
        willSit(game);
        // Whoever goes back is not to open another table.
        location.replace(writeAddress({ at: 'table', game, key: undefined }));
      },
      (error: unknown) => setWrong(codeOf(error)),
    );
  }, []);
  if (wrong === undefined) return <main id="main" tabIndex={-1} className="online" aria-busy="true" />;
  return (
    <Notice title={o('friend')} about={why(wrong)}>
      <button type="button" className="primary" onClick={() => goOnline({ at: 'lobby' })}>
        {o('to-lobby')}
      </button>
    </Notice>
  );
}
