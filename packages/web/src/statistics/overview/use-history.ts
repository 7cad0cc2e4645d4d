import { useCallback, useEffect, useState } from 'react';
import type { KeptGame } from '../history/kept-game.ts';
import { keptGames } from '../history/store.ts';

/** The games kept here: not read yet, read, or not to be had in this browser. */
export type History =
  | { readonly is: 'unknown' | 'unavailable' }
  | { readonly is: 'known'; readonly games: readonly KeptGame[] };

/** The kept games, and how to read them anew after a change. */
export function useHistory(): { readonly history: History; readonly refresh: () => void } {
  const [history, setHistory] = useState<History>({ is: 'unknown' });
  const refresh = useCallback(() => {
    keptGames().then(
      (games) => setHistory({ is: 'known', games }),
      () => setHistory({ is: 'unavailable' }),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { history, refresh };
}
