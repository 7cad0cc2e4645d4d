import { useSyncExternalStore } from 'react';

/** More width than height: the panel stands beside the land; elsewhere it lies below. The style sheets ask the same. */
const wide = matchMedia('(min-width: 560px) and (min-aspect-ratio: 1/1)');
/** Room beside the land for everybody's points and figures, too. */
const roomy = matchMedia('(min-width: 900px) and (min-aspect-ratio: 1/1) and (min-height: 640px)');
/** Little room: the page's head makes way for a row of the table's own. */
const small = matchMedia('(max-width: 559.98px), (max-aspect-ratio: 999/1000), (max-height: 559.98px)');

export const useIsWide = (): boolean => useMatches(wide);
export const useIsRoomy = (): boolean => useMatches(roomy);
export const useIsSmall = (): boolean => useMatches(small);

function useMatches(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
