import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { SessionState } from '../../session/types.ts';
import { type Choice, chosenOf } from '../choices/choice.ts';
import type { Ground } from '../land/use-ground.ts';
import { extentOf } from './camera.ts';
import { partAsked, partOf, pixelsFor } from './part-asked.ts';
import type { Rig } from './rig.ts';

const coarse = matchMedia('(pointer: coarse)');

/**
 * Keeps the land in view as it grows. Comes closer to the part of it where the answers are, or where a tile is held over its
 * place; then shows all again.
 */
export function useFollow(
  rig: RefObject<Rig | undefined>,
  { view }: SessionState,
  ground: Ground,
  choice: Choice,
  motion: boolean,
): void {
  const { tiles, last } = view;
  const count = tiles.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles are new objects in every state, their number tells
  useLayoutEffect(() => {
    if (rig.current === undefined) return;
    rig.current.motion = motion;
    rig.current.grow(extentOf(tiles));
  }, [rig, motion, count]);

  const chosen = ground.aims.find(({ answers }) => chosenOf(choice, answers) !== undefined);
  const asked = chosen === undefined ? partAsked(ground.aims) : partOf(chosen);
  const part = asked && JSON.stringify(asked);
  const [lastX, lastY] = [last?.x, last?.y];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tile more is a reason to look, whatever its number
  useEffect(() => {
    const at = lastX === undefined || lastY === undefined ? undefined : { x: lastX, y: lastY };
    if (asked === undefined) rig.current?.follow(at);
    else rig.current?.approach(asked, pixelsFor(asked, coarse.matches));
  }, [rig, count, part, lastX, lastY]);
}
