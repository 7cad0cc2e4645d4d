import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SessionState } from '../../session/types.ts';
import type { Ground } from '../land/use-ground.ts';
import { partAsked, placesAsked } from './part-asked.ts';
import type { Rig } from './rig.ts';
import { causeOf, type Sight } from './sight.ts';

const coarse = matchMedia('(pointer: coarse)');

/** Tells the camera what is on the table and what is asked. What is chosen is not its business. */
export function useFollow(
  rig: RefObject<Rig | undefined>,
  { view: { tiles, last } }: SessionState,
  { aims }: Ground,
  motion: boolean,
): void {
  const seen = useRef<Sight>(undefined);
  useLayoutEffect(() => {
    if (rig.current === undefined) return;
    rig.current.motion = motion;
    const isFinger = coarse.matches;
    const sight = { tiles, last, places: placesAsked(aims), part: partAsked(aims, isFinger), isFinger };
    const cause = causeOf(seen.current, sight);
    seen.current = sight;
    if (cause !== undefined) rig.current.look(sight, cause);
  }, [rig, motion, tiles, last, aims]);
}
