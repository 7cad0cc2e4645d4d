import { useEffect } from 'react';
import { writeReplayAddress } from './address.ts';
import type { Film } from './games/film.ts';

/** Milliseconds a moment must be looked at to be worth an address: browsers take only so many changes of it. */
const RESTS = 500;

/** Keeps the moment in the address, for a reload and for links. */
export function useMomentInAddress({ address }: Film, moment: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', writeReplayAddress({ ...address, moment })),
      RESTS,
    );
    return () => clearTimeout(timer);
  }, [address, moment]);
}
