import type { TableInfo } from '@bastide/server/protocol';
import { useEffect, useRef } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import { goneKey } from '../table/gone.ts';
import { useOnlineWords } from '../texts/words.ts';

/** Tells those who hear the page that somebody has left, or has run out of time. */
export function useLeavingAloud({ seats }: TableInfo): void {
  const { o, t } = useOnlineWords();
  const known = useRef(seats);
  useEffect(() => {
    const before = known.current;
    known.current = seats;
    for (const one of seats)
      if (one.left !== undefined && before[one.seat]?.left === undefined)
        announce(t('table.turn', { who: one.name ?? '', what: o(goneKey(one)) }));
  }, [seats, o, t]);
}
