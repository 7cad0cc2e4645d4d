import { useMemo } from 'react';
import { stepApart } from '../land/figure-size.ts';
import type { Ground } from '../land/use-ground.ts';
import { notesClear } from './notes-clear.ts';
import { numbersApart } from './numbers-apart.ts';

/** The same ground, with what stands for its answers where it hides nothing, seen from so far. */
export function useSigns(ground: Ground, zoom: number, scale: number): Ground {
  return useMemo(() => {
    const people = stepApart(ground.standings, scale).map(({ at }) => at);
    const aims = notesClear(numbersApart(ground.aims, zoom), { at: people, scale }, ground.tiles, zoom);
    return aims === ground.aims ? ground : { ...ground, aims };
  }, [ground, zoom, scale]);
}
