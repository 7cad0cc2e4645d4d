import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { extentOf } from '../camera/camera.ts';
import type { Rig } from '../camera/rig.ts';
import type { SessionState } from '../session/types.ts';
import { type Choice, chosenOf } from './choice.ts';
import type { Ground } from './use-ground.ts';

/** Pixels a tile needs for its parts to be pointed at with a mouse, and with a finger. */
const FINE = 96;
const COARSE = 104;
const coarse = matchMedia('(pointer: coarse)');

/**
 * Keeps the land in view as it grows. Comes closer where the answers are parts of one tile, or a tile is held over its place;
 * then shows all again.
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

  const chosen = ground.aims.find(({ options }) => chosenOf(choice, options) !== undefined);
  const { x, y } = chosen ?? tileAsked(ground) ?? NOWHERE;
  const [lastX, lastY] = [last?.x, last?.y];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tile more is a reason to look, whatever its number
  useEffect(() => {
    const pixels = coarse.matches ? COARSE : FINE;
    if (x !== undefined && y !== undefined) rig.current?.approach({ x, y }, pixels);
    else rig.current?.follow(lastX === undefined || lastY === undefined ? undefined : { x: lastX, y: lastY });
  }, [rig, count, x, y, lastX, lastY]);
}

const NOWHERE: { readonly x?: number; readonly y?: number } = {};

/** The one tile whose parts are the answers, if there is one. */
function tileAsked({ aims }: Ground): { readonly x: number; readonly y: number } | undefined {
  const parts = aims.filter(({ shape }) => shape !== 'spot');
  const [first] = parts;
  return parts.every(({ shape, x, y }) => shape !== 'cell' && x === first.x && y === first.y)
    ? first
    : undefined;
}
