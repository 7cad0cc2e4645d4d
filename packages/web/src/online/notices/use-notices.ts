import type { NoticesAnswer } from '@bastide/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../api.ts';

/** What the server can tell one without a page, and what one has asked for; and how to look again. */
export function useNotices(): readonly [NoticesAnswer | undefined, () => void] {
  const [notices, setNotices] = useState<NoticesAnswer>();
  const refresh = useCallback(() => {
    // A server that does not answer has nothing to offer now.
    void api.notices().then(setNotices, () => undefined);
  }, []);
  useEffect(refresh, [refresh]);
  return [notices, refresh];
}
