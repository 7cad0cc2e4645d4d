import { useSyncExternalStore } from 'react';

/** What follows the name of the screen in the address: `#/puzzles/1c0db4q-43` → `1c0db4q-43`. */
export function usePuzzleInAddress(): string | undefined {
  return useSyncExternalStore(subscribe, read);
}

export const addressOf = (id: string): string => `#/puzzles/${id}`;

/** The puzzle of the day, whatever day it is. */
export const TODAY = 'today';

function read(): string | undefined {
  const [, ...rest] = location.hash.replace(/^#\/?/, '').split('/');
  return rest[0] === undefined || rest[0] === '' ? undefined : decodeURIComponent(rest[0]);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
