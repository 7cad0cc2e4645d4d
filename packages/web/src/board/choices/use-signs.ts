import { useMemo } from 'react';
import type { Ground } from '../land/use-ground.ts';
import { numbersApart } from './apart.ts';

/** The same ground, with what stands for its answers where it hides nothing, seen from so far. */
export function useSigns(ground: Ground, zoom: number): Ground {
  return useMemo(() => {
    const aims = numbersApart(ground.aims, zoom);
    return aims === ground.aims ? ground : { ...ground, aims };
  }, [ground, zoom]);
}
