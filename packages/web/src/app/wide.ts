import { useSyncExternalStore } from 'react';

/** Room for the land and a panel beside it; narrower screens have a sheet below. */
const wide = matchMedia('(min-width: 760px)');

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
