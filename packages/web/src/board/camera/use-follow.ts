import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SessionState } from '../../session/types.ts';
import type { Ground } from '../land/use-ground.ts';
import type { Cause } from './manners.ts';
import { partAsked, placesAsked } from './part-asked.ts';
import type { Rig, Sight } from './rig.ts';

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

/** Why the camera may move now, if it may. Tiles are new objects in every state: their number and the last one tell. */
export function causeOf(before: Sight | undefined, now: Sight): Cause | undefined {
  if (before === undefined) return 'grown';
  const more = now.tiles.length - before.tiles.length;
  if (more < 0) return 'shrunk';
  if (more > 0 || now.last?.x !== before.last?.x || now.last?.y !== before.last?.y) return 'grown';
  return isSameAsked(before, now) ? undefined : 'asked';
}

function isSameAsked(one: Sight, other: Sight): boolean {
  const asked = ({ places, part }: Sight) => JSON.stringify([places, part]);
  return asked(one) === asked(other);
}
